import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const folders = ['Inbox', 'Drafts', 'Sent'];

export default function DensityList() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
      {[false, true].map((dense) => (
        <div key={String(dense)}>
          <Typography component="div" variant="subtitle2" sx={{ px: 2 }}>
            {dense ? 'dense' : 'default'}
          </Typography>
          <List dense={dense}>
            {folders.map((folder) => (
              <ListItem key={folder} disablePadding>
                <ListItemButton>
                  <ListItemText primary={folder} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
