import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CompositionComponentProp() {
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, width: 280 }}>
      <Typography component="h3" variant="subtitle1">
        Before departure
      </Typography>
      <List component="ol" dense>
        {['Check the tires', 'Fill the tank', 'Load the map'].map((step) => (
          <ListItem key={step} disableGutters>
            <ListItemText primary={step} />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
}
