import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerSpecimen() {
  return (
    <Stack spacing={1} sx={{ width: 180 }}>
      <Typography level="body-sm">Before noon</Typography>
      <Divider>or</Divider>
      <Typography level="body-sm">After six</Typography>
    </Stack>
  );
}
