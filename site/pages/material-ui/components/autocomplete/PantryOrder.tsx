import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const goods = [
  { name: 'Sourdough, 1 kg', shelf: 'Bread' },
  { name: 'Rye rolls, 6', shelf: 'Bread' },
  { name: 'Goat cheese', shelf: 'Cold' },
  { name: 'Oat milk', shelf: 'Cold' },
  { name: 'Buttermilk', shelf: 'Cold' },
  { name: 'Lentils, dry', shelf: 'Dry goods' },
];

export default function PantryOrder() {
  return (
    <Autocomplete
      options={goods}
      getOptionLabel={({ name }) => name}
      groupBy={({ shelf }) => shelf}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader
            component="div"
            sx={{
              top: -8,
              lineHeight: '36px',
              backgroundImage: 'var(--Paper-overlay)',
            }}
          >
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Add to order" />}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
