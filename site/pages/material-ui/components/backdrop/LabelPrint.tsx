import { useEffect, useState } from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LabelPrint() {
  const [job, setJob] = useState<'ready' | 'printing' | 'done'>('ready');
  const printing = job === 'printing';

  useEffect(() => {
    if (!printing) {
      return undefined;
    }
    const done = setTimeout(() => setJob('done'), 3000);
    return () => clearTimeout(done);
  }, [printing]);

  return (
    <>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography>Eight jars of plum jam</Typography>
        <Button variant="contained" onClick={() => setJob('printing')}>
          Print the labels
        </Button>
        <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
          {printing && 'Printing eight labels'}
          {job === 'done' && 'Eight labels are printed'}
        </Typography>
      </Stack>
      <Backdrop
        open={printing}
        sx={{
          color: 'common.white',
          zIndex: 'modal',
          gap: 2,
          bgcolor: 'rgb(0 0 0 / 75%)',
          backdropFilter: 'blur(4px)',
        }}
      >
        <CircularProgress color="inherit" />
        <span>One moment</span>
      </Backdrop>
    </>
  );
}
