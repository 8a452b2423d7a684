import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonDisabled() {
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup exclusive disabled value="low" aria-label="Fan">
        <ToggleButton value="low">Low</ToggleButton>
        <ToggleButton value="high">High</ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup exclusive value="low" aria-label="Heater">
        <ToggleButton value="low">Low</ToggleButton>
        <ToggleButton value="high" disabled>
          High
        </ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
