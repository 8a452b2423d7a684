import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaFocusRing() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Textarea
        aria-label="Thicker, in another color"
        defaultValue="Focus me"
        sx={{
          '&&': {
            '--Textarea-focusedHighlight': 'var(--joy-palette-success-500)',
          },
          '--Textarea-focusedThickness': '4px',
        }}
      />
      <Textarea
        aria-label="Always visible"
        defaultValue="Looks focused"
        sx={{ '&::before': { '--Textarea-focused': '1' } }}
      />
    </Stack>
  );
}
