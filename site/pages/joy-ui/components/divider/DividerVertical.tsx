import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function DividerVertical() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', minHeight: 80 }}
    >
      <Typography>3 bedrooms</Typography>
      <Divider orientation="vertical" />
      <Typography>92 m²</Typography>
      <Divider orientation="vertical">or</Divider>
      <Typography>990 ft²</Typography>
    </Stack>
  );
}
