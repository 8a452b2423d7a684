import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';

const tracks = ['normal', 'inverted', false] as const;

export default function SliderTrack() {
  return (
    <Stack sx={{ width: 220 }}>
      {tracks.map((track) => (
        <Slider
          key={String(track)}
          track={track}
          aria-label={String(track)}
          defaultValue={30}
          marks={[{ value: 0, label: String(track) }]}
        />
      ))}
    </Stack>
  );
}
