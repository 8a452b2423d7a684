import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressVariants() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {(['soft', 'solid', 'outlined', 'plain'] as const).map((variant) => (
        <div key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          <LinearProgress
            variant={variant}
            aria-label={`Loading, ${variant}`}
          />
        </div>
      ))}
    </Stack>
  );
}
