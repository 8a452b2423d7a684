import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressVariables() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <LinearProgress
        determinate
        variant="outlined"
        value={55}
        aria-label="Inset bar"
        sx={{
          '--LinearProgress-thickness': '24px',
          '--LinearProgress-progressThickness': '14px',
        }}
      />
      <LinearProgress
        aria-label="Slow and square"
        sx={{
          '--LinearProgress-radius': '0px',
          '--LinearProgress-progressMinWidth': '15%',
          '--LinearProgress-progressMaxWidth': '60%',
          '--LinearProgress-circulation': '5s linear infinite',
        }}
      />
    </Stack>
  );
}
