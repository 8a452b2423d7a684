import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerBasic() {
  return (
    <Stack spacing={2}>
      <Typography>Free returns within 30 days.</Typography>
      <Divider />
      <Typography>Refunds arrive within 5 business days.</Typography>
    </Stack>
  );
}
