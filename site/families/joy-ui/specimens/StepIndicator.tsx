import Stack from '@mui/joy/Stack';
import StepIndicator from '@mui/joy/StepIndicator';

export default function StepIndicatorSpecimen() {
  return (
    <Stack direction="row" spacing={2}>
      <StepIndicator variant="solid" color="success">
        ✓
      </StepIndicator>
      <StepIndicator variant="solid" color="primary">
        2
      </StepIndicator>
      <StepIndicator variant="outlined">3</StepIndicator>
    </Stack>
  );
}
