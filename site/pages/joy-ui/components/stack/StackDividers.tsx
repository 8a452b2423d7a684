import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function StackDividers() {
  return (
    <Stack
      direction="row"
      divider={<Divider orientation="vertical" />}
      spacing={2}
    >
      <Typography>Lisbon</Typography>
      <Typography>3 nights</Typography>
      <Typography>2 guests</Typography>
    </Stack>
  );
}
