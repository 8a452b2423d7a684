import Textarea from '@mui/joy/Textarea';

export default function TextareaResize() {
  return (
    <Textarea
      defaultValue="Drag the corner to make the field higher."
      slots={{ textarea: 'textarea' }}
      slotProps={{ textarea: { rows: 3, 'aria-label': 'Message' } }}
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
