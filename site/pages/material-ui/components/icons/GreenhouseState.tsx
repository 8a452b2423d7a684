import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import LocalFloristIcon from '@mui/icons-material/LocalFlorist';
import OpacityIcon from '@mui/icons-material/Opacity';
import WbSunnyIcon from '@mui/icons-material/WbSunny';

const readings = [
  { Icon: WbSunnyIcon, text: '11 hours of light' },
  { Icon: OpacityIcon, text: '64 % humidity' },
  { Icon: LocalFloristIcon, text: '38 seedlings' },
];

export default function GreenhouseState() {
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
      {readings.map(({ Icon, text }) => (
        <Stack key={text} component="li" direction="row" spacing={2} useFlexGap>
          <Icon color="action" />
          <Typography>{text}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
