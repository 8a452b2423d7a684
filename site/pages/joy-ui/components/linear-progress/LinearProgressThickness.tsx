import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinearProgressThickness() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
      {[1, 12, 24].map((thickness) => (
        <div key={thickness}>
          <Typography level="body-sm">{thickness}</Typography>
          <LinearProgress
            thickness={thickness}
            aria-label={`Loading, thickness ${thickness}`}
          />
        </div>
      ))}
    </Stack>
  );
}
