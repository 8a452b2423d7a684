import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
};

export default function TextFieldColors() {
  return (
    <Box sx={grid}>
      <TextField focused color="primary" label="primary" />
      <TextField focused color="secondary" label="secondary" />
      <TextField focused color="success" label="success" />
      <TextField focused color="error" label="error" />
      <TextField focused color="info" label="info" />
      <TextField focused color="warning" label="warning" />
    </Box>
  );
}
