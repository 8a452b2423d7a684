import Stack from '@mui/material/Stack';
import StepIcon from '@mui/material/StepIcon';

export default function StepIconStates() {
  return (
    <Stack direction="row" spacing={3}>
      <StepIcon icon={1} />
      <StepIcon icon={2} active />
      <StepIcon icon={3} completed />
      <StepIcon icon={4} error />
      <StepIcon
        icon={5}
        classes={{ text: 'number' }}
        sx={{ color: 'success.main', '& .number': { fontWeight: 700 } }}
      />
    </Stack>
  );
}
