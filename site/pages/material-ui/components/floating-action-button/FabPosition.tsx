import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import AddIcon from '@mui/icons-material/Add';

const people = ['Amira', 'Bruno', 'Chen', 'Dana', 'Elif', 'Farid', 'Greta'];

export default function FabPosition() {
  return (
    <>
      <Fab
        color="primary"
        aria-label="Add contact"
        sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
      >
        <AddIcon />
      </Fab>
      <List aria-label="Contacts" sx={{ pb: 11 }}>
        {people.map((name) => (
          <ListItem key={name} divider>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </>
  );
}
