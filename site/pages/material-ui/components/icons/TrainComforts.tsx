import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AccessibleIcon from '@mui/icons-material/Accessible';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import WifiIcon from '@mui/icons-material/Wifi';

const trains = [
  { time: '07:14', bikes: true, steps: false },
  { time: '08:02', bikes: false, steps: true },
];

export default function TrainComforts() {
  return (
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0 }}>
      {trains.map(({ time, bikes, steps }) => (
        <Stack key={time} component="li" direction="row" spacing={1} useFlexGap>
          <Typography sx={{ minWidth: 64 }}>{time}</Typography>
          <WifiIcon titleAccess="Wi-Fi" />
          {bikes && <PedalBikeIcon titleAccess="Takes bicycles" />}
          {!steps && <AccessibleIcon titleAccess="No steps" />}
        </Stack>
      ))}
    </Stack>
  );
}
