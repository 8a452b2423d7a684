import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function GridFilterFormSpecimen() {
  return (
    <Stack direction="row" spacing={1}>
      <TextField
        select
        size="small"
        label="Column"
        slotProps={{ inputLabel: { shrink: true } }}
        defaultValue="City"
        sx={{ width: 100 }}
      >
        <MenuItem value="City">City</MenuItem>
      </TextField>
      <TextField size="small" label="Value" defaultValue="Porto" sx={{ width: 100 }} />
    </Stack>
  );
}
