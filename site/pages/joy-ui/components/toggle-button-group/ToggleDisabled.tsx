import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleDisabled() {
  return (
    <Stack spacing={2}>
      <ToggleButtonGroup disabled value="s" aria-label="All disabled">
        <Button value="s">Small</Button>
        <Button value="l">Large</Button>
      </ToggleButtonGroup>
      <ToggleButtonGroup value="s" aria-label="One disabled">
        <Button value="s">Small</Button>
        <Button value="l" disabled>
          Large
        </Button>
      </ToggleButtonGroup>
    </Stack>
  );
}
