import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
};

export default function TextFieldFormProps() {
  return (
    <Box sx={grid}>
      <TextField required label="Required" defaultValue="Anna Berg" />
      <TextField disabled label="Disabled" defaultValue="Customer 4711" />
      <TextField
        label="Read only"
        defaultValue="2026-0113"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField type="search" label="Search" />
      <TextField
        type="password"
        label="Password"
        autoComplete="current-password"
      />
      <TextField label="Placeholder" placeholder="name@example.com" />
    </Box>
  );
}
