import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

export default function IconRtl() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography>Tromsø</Typography>
      <ArrowForwardIcon
        titleAccess="to"
        sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }}
      />
      <Typography>Alta</Typography>
    </Stack>
  );
}
