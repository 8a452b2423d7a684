import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import RightToLeft from './RightToLeft';

const mirrored = { '[dir=rtl] &': { scale: '-1 1' } };

export default function RtlIcon() {
  return (
    <RightToLeft>
      <Paper dir="rtl" variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" spacing={2}>
          <Button endIcon={<ArrowForwardIcon />}>Not mirrored</Button>
          <Button endIcon={<ArrowForwardIcon sx={mirrored} />}>Mirrored</Button>
        </Stack>
      </Paper>
    </RightToLeft>
  );
}
