import Textarea from '@mui/joy/Textarea';

export default function TextareaResize() {
  return (
    <Textarea
      aria-label="Message"
      defaultValue="Drag the corner to make the field higher."
      slots={{ textarea: 'textarea' }}
      slotProps={{ textarea: { rows: 3 } }}
      sx={{
        width: 280,
        '& textarea': {
          all: 'unset',
          resize: 'vertical',
          overflow: 'auto',
          paddingInlineEnd: 'var(--Textarea-paddingInline)',
        },
      }}
    />
  );
}
