import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const colors = [
  'standard',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function ToggleButtonColors() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      {colors.map((color) => (
        <ToggleButtonGroup
          key={color}
          size="small"
          color={color}
          aria-label={color}
          value={color}
        >
          <ToggleButton value={color}>{color}</ToggleButton>
          <ToggleButton value="other">Other</ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
