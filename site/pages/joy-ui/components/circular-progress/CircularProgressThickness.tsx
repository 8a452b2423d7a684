import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressThickness() {
  return (
    <Stack direction="row" spacing={4}>
      {[1, 4, 12].map((thickness) => (
        <Stack key={thickness} spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress
            size="lg"
            thickness={thickness}
            aria-label={`Loading, thickness ${thickness}`}
          />
          <Typography level="body-sm">{thickness}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
