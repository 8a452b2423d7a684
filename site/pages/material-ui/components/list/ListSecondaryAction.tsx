import { useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';

export default function ListSecondaryAction() {
  const list = useRef<HTMLUListElement>(null);
  const [guests, setGuests] = useState(['Noor Haddad', 'Petra Lindqvist']);

  const remove = (guest: string) => {
    setGuests(guests.filter((other) => other !== guest));
    list.current?.focus();
  };

  return (
    <List
      ref={list}
      tabIndex={-1}
      aria-label={`${guests.length} guests`}
      sx={{ width: 320, maxWidth: '100%', minHeight: 112 }}
    >
      {guests.map((guest) => (
        <ListItem
          key={guest}
          secondaryAction={
            <IconButton
              edge="end"
              aria-label={`Remove ${guest}`}
              onClick={() => remove(guest)}
            >
              <DeleteIcon />
            </IconButton>
          }
        >
          <ListItemText primary={guest} />
        </ListItem>
      ))}
    </List>
  );
}
