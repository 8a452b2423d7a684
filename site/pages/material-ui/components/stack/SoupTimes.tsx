import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const times = ['Chop 15 min', 'Simmer 40 min', 'Rest 5 min'];

export default function SoupTimes() {
  return (
    <Stack
      direction="row"
      spacing={1.5}
      useFlexGap
      divider={<Divider orientation="vertical" flexItem />}
    >
      {times.map((time) => (
        <Typography key={time} variant="body2">
          {time}
        </Typography>
      ))}
    </Stack>
  );
}
