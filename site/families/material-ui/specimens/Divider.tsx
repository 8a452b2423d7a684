import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 180 }}>
      <Typography variant="body2">Subtotal</Typography>
      <Divider>or</Divider>
      <Typography variant="body2">Pay in parts</Typography>
    </Stack>
  );
}
