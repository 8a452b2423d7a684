import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Group } from './Group';

/** Text fields in all variants and states. */
export function Fields() {
  return (
    <Group title="Text fields">
      <Box component="form" autoComplete="off" noValidate sx={grid}>
        <TextField label="Outlined" defaultValue="Old Market" data-part="text-field" />
        <TextField
          label="Filled"
          variant="filled"
          defaultValue="Canal Street"
          data-part="text-field"
        />
        <TextField
          label="Standard"
          variant="standard"
          defaultValue="Mill Bridge"
          data-part="text-field"
        />
        <TextField select label="Select" defaultValue="City 3" data-part="text-field">
          {['City 2', 'City 3', 'Cargo 2'].map((model) => (
            <MenuItem key={model} value={model}>
              {model}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Deposit"
          defaultValue="25.00"
          helperText="Returned after a ride"
          data-part="text-field"
          slotProps={{
            input: { startAdornment: <InputAdornment position="start">€</InputAdornment> },
          }}
        />
        <TextField
          label="Phone"
          defaultValue="0170"
          error
          helperText="6 digits are missing"
          data-part="text-field"
        />
        <TextField label="Small" size="small" data-part="text-field" />
        <TextField
          label="Disabled"
          size="small"
          defaultValue="RD-2041"
          disabled
          data-part="text-field"
        />
      </Box>
    </Group>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 2,
};
