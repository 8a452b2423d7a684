import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerStack() {
  return (
    <Stack
      direction="row"
      spacing={2}
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Typography>8.4 km</Typography>
      <Typography>42 min</Typography>
      <Typography>96 m climb</Typography>
    </Stack>
  );
}
