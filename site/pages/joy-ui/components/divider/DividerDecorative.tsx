import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerDecorative() {
  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <Typography>Decorative line</Typography>
      <Divider component="div" role="presentation" />
      <Typography>Nothing is announced</Typography>
    </Stack>
  );
}
