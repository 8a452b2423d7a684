import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';

const cities = ['Aarhus', 'Antwerp', 'Bergen', 'Bilbao', 'Cadiz', 'Cork'];

export default function AutocompleteRenderGroup() {
  return (
    <Autocomplete
      options={cities}
      groupBy={(option) => option.charAt(0)}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" color="primary" sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <Box component="ul" role="group" aria-label={group} sx={{ p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="City" />}
    />
  );
}
