import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Paper from '@mui/material/Paper';

export default function DividerVariants() {
  return (
    <Paper variant="outlined">
      <Box sx={{ p: 2 }}>fullWidth: from edge to edge</Box>
      <Divider variant="fullWidth" />
      <Box sx={{ p: 2 }}>middle: 16 px shorter at both ends</Box>
      <Divider variant="middle" />
      <Box sx={{ p: 2 }}>inset: 72 px shorter at the start</Box>
      <Divider variant="inset" />
      <Box sx={{ p: 2 }}>The last row</Box>
    </Paper>
  );
}
