import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StackDivider() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem />}
    >
      <Typography>Prepare 15 min</Typography>
      <Typography>Bake 40 min</Typography>
      <Typography>Rest 5 min</Typography>
    </Stack>
  );
}
