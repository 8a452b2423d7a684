import Textarea from '@mui/joy/Textarea';

export default function TextareaUnderline() {
  return (
    <Textarea
      variant="soft"
      minRows={2}
      aria-label="Answer"
      defaultValue="The border is at the bottom only."
      sx={{
        width: 280,
        borderRadius: 0,
        borderBottom: '2px solid',
        borderColor: 'neutral.outlinedBorder',
        '&::before': {
          boxShadow: 'none',
          borderBottom: '2px solid var(--Textarea-focusedHighlight)',
          transform: 'scaleX(0)',
          transition: 'transform 150ms',
          inset: 'auto 0 -2px',
        },
        '&:focus-within::before': { transform: 'scaleX(1)' },
      }}
    />
  );
}
