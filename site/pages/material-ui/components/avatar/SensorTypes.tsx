import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AirIcon from '@mui/icons-material/Air';
import OpacityIcon from '@mui/icons-material/Opacity';
import ThermostatIcon from '@mui/icons-material/Thermostat';

const sensors = [
  { name: 'Warmth', shape: 'circular', icon: <ThermostatIcon /> },
  { name: 'Water', shape: 'rounded', icon: <OpacityIcon /> },
  { name: 'Wind', shape: 'square', icon: <AirIcon /> },
] as const;

export default function SensorTypes() {
  return (
    <Stack direction="row" spacing={4} useFlexGap>
      {sensors.map(({ name, shape, icon }) => (
        <Stack key={name} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar
            variant={shape}
            sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}
          >
            {icon}
          </Avatar>
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
