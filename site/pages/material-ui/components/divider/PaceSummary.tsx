import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const figures = [
  { label: 'Distance', value: '8.4 km' },
  { label: 'Pace', value: '5:12' },
  { label: 'Climb', value: '96 m' },
];

export default function PaceSummary() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      divider={<Divider orientation="vertical" variant="middle" flexItem />}
    >
      {figures.map(({ label, value }) => (
        <div key={label}>
          <Typography variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography variant="h6" component="p">
            {value}
          </Typography>
        </div>
      ))}
    </Stack>
  );
}
