import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerBasic() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <Typography>Ticket</Typography>
      <Divider />
      <Typography>Two adults, one child</Typography>
    </Stack>
  );
}
