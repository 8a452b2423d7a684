import Input from '@mui/joy/Input';

export default function InputUnderline() {
  return (
    <Input
      variant="plain"
      aria-label="Street"
      placeholder="Street and number"
      sx={{
        width: 300,
        '--Input-radius': '0px',
        borderBottom: '2px solid',
        borderColor: 'neutral.outlinedBorder',
        '&::before': {
          boxShadow: 'none',
          borderBottom: '2px solid var(--Input-focusedHighlight)',
          transform: 'scaleX(0)',
          transition: 'transform 150ms',
          inset: 'auto 0 -2px',
        },
        '&:focus-within::before': { transform: 'scaleX(1)' },
      }}
    />
  );
}
