import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const title = 'Quarterly report on regional sales and returns.pdf';

export default function ListTruncate() {
  return (
    <List aria-label="Files" sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem divider>
        <ListItemText
          primary={title}
          secondary="noWrap"
          slotProps={{ primary: { noWrap: true } }}
        />
      </ListItem>
      <ListItem>
        <ListItemText primary={title} secondary="Wraps by default" />
      </ListItem>
    </List>
  );
}
