import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const columns = 'repeat(auto-fit, minmax(160px, 1fr))';

export default function TextFieldSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      <TextField size="small" label="Small" />
      <TextField size="small" label="Small" variant="filled" />
      <TextField size="small" label="Small" variant="standard" />
      <TextField size="medium" label="Medium" />
      <TextField size="medium" label="Medium" variant="filled" />
      <TextField size="medium" label="Medium" variant="standard" />
    </Box>
  );
}
