import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { districts } from '../../../fleet';

/** Fields for where a station is. */
export function Place() {
  return (
    <>
      <Typography variant="h6" component="p" data-part="type">
        Place
      </Typography>
      <TextField label="Name" defaultValue="Mill Bridge East" required data-part="text-field" />
      <Box sx={pair}>
        <TextField
          label="Code"
          defaultValue="MLB-07"
          helperText="As on the sign"
          data-part="text-field"
        />
        <TextField select label="District" defaultValue="Harbor" data-part="text-field">
          {districts.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <TextField
        label="Street and number"
        defaultValue="Weavers Lane 412"
        error
        helperText="Weavers Lane ends at number 96"
        data-part="text-field"
      />
      <TextField
        label="Notes for the crew"
        placeholder="Gates, cables, opening hours"
        multiline
        minRows={2}
        data-part="text-field"
      />
    </>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
};
