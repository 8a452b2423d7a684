import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';

const invited = ['Noor Haddad', 'Petra Lindqvist', 'Tomasz Zieliński'];

export default function GuestList() {
  const undo = useRef<HTMLButtonElement>(null);
  const [guests, setGuests] = useState(invited);
  const removed = invited.filter((guest) => !guests.includes(guest));

  return (
    <Stack sx={{ width: 300, maxWidth: '100%', minHeight: 210 }}>
      <List aria-label="Guests">
        {guests.map((guest) => (
          <ListItem
            key={guest}
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Remove ${guest}`}
                onClick={() => {
                  setGuests(guests.filter((other) => other !== guest));
                  undo.current?.focus();
                }}
              >
                <DeleteIcon />
              </IconButton>
            }
          >
            <ListItemText primary={guest} />
          </ListItem>
        ))}
      </List>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'center', px: 2 }}
      >
        <Button ref={undo} size="small" onClick={() => setGuests(invited)}>
          Invite all
        </Button>
        <Typography role="status" variant="body2">
          {removed.length === 0
            ? 'Nobody removed'
            : `${removed.length} removed`}
        </Typography>
      </Stack>
    </Stack>
  );
}
