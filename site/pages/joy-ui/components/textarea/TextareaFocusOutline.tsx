import Textarea from '@mui/joy/Textarea';

export default function TextareaFocusOutline() {
  return (
    <Textarea
      minRows={2}
      aria-label="Comment"
      defaultValue="An outline outside the border"
      sx={{
        width: 280,
        '--Textarea-focusedInset': 'var(--any, )',
        '--Textarea-focusedThickness': '4px',
        '&&': {
          '--Textarea-focusedHighlight': 'var(--joy-palette-primary-200)',
        },
        '&:focus-within': { borderColor: 'primary.500' },
      }}
    />
  );
}
