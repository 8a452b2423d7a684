import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';

const guests = ['Ines Duarte', 'Kofi Mensah', 'Lena Vogel'];

export default function CheckboxRows() {
  return (
    <List aria-label="Guests" sx={{ maxWidth: 320, mx: 'auto' }}>
      {guests.map((name) => (
        <ListItem key={name} disablePadding divider>
          <FormControlLabel
            label={name}
            labelPlacement="start"
            control={<Checkbox edge="end" />}
            sx={{
              flex: 1,
              mx: 0,
              px: 2,
              justifyContent: 'space-between',
              '&:hover': { bgcolor: 'action.hover' },
            }}
          />
        </ListItem>
      ))}
    </List>
  );
}
