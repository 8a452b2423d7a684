import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const line = (
  <Divider
    flexItem
    aria-hidden
    sx={{
      borderBottomWidth: { xs: 'thin', sm: 0 },
      borderRightWidth: { xs: 0, sm: 'thin' },
    }}
  />
);

export default function DividerResponsive() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      divider={line}
      sx={{ '& p': { flex: 1 } }}
    >
      <Typography>Ships from Lyon</Typography>
      <Typography>2 to 4 days</Typography>
      <Typography>Signature required</Typography>
    </Stack>
  );
}
