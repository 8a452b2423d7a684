import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const guests = [
  { name: 'Ines Duarte', seat: 'Table 2' },
  { name: 'Karl and Ruth Ebner', seat: 'Table 2' },
  { name: 'Sami Lindqvist', seat: 'Canceled' },
];

export default function GuestRows() {
  const [here, setHere] = useState(['Ines Duarte']);

  return (
    <List
      aria-label="Guests who have arrived"
      sx={{ maxWidth: 320, mx: 'auto' }}
    >
      {guests.map(({ name, seat }) => (
        <ListItem key={name} disablePadding divider>
          <FormControlLabel
            disableTypography
            label={<ListItemText primary={name} secondary={seat} />}
            control={
              <Checkbox
                edge="start"
                disabled={seat === 'Canceled'}
                checked={here.includes(name)}
                onChange={(_event, checked) =>
                  setHere(
                    checked
                      ? [...here, name]
                      : here.filter((one) => one !== name),
                  )
                }
              />
            }
            sx={{
              flex: 1,
              mx: 0,
              px: 2,
              gap: 1,
              '&:hover': { bgcolor: 'action.hover' },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
