import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function ToggleVariants() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      {variants.map((variant) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          value="on"
          aria-label={variant}
        >
          <Button value="on">{variant}</Button>
          <Button value="off">Not pressed</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
