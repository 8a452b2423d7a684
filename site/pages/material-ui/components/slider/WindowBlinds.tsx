import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const rooms = [
  { name: 'Kitchen', open: 100 },
  { name: 'Study', open: 45 },
  { name: 'Bedroom', open: 20 },
];

export default function WindowBlinds() {
  return (
    <Stack direction="row" spacing={5} useFlexGap>
      {rooms.map(({ name, open }) => (
        <Stack key={name} spacing={1.5} sx={{ alignItems: 'center' }}>
          <Slider
            aria-label={`Blind in the ${name.toLowerCase()}`}
            getAriaValueText={(value) => `${value} percent open`}
            orientation="vertical"
            track="inverted"
            defaultValue={open}
            step={5}
            sx={{ height: 160 }}
          />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
