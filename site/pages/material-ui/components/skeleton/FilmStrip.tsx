import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const films = [
  { name: 'Loading', animation: 'wave' },
  { name: 'Waiting', animation: 'pulse' },
  { name: 'Offline', animation: false },
] as const;

export default function FilmStrip() {
  return (
    <Stack direction="row" spacing={2} useFlexGap>
      {films.map(({ name, animation }) => (
        <div key={name}>
          <Skeleton
            variant="rounded"
            animation={animation}
            width={80}
            height={112}
          />
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {name}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
