import Stack from '@mui/material/Stack';
import StepIcon from '@mui/material/StepIcon';
import Typography from '@mui/material/Typography';

const states = [
  { name: 'icon only' },
  { name: 'active', active: true },
  { name: 'completed', completed: true },
  { name: 'error', error: true },
];

export default function StepIconStates() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {states.map(({ name, ...state }, index) => (
        <Stack key={name} direction="row" spacing={1}>
          <StepIcon icon={index + 1} {...state} />
          <Typography>{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
