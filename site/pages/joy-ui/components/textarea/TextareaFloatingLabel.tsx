import { useId } from 'react';
import { styled } from '@mui/joy/styles';
import Textarea from '@mui/joy/Textarea';

const Field = styled('div')({
  position: 'relative',
  width: 280,
  '& textarea': { marginTop: 16 },
  '& label': {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 13,
    top: 14,
    pointerEvents: 'none',
    transition: 'top 120ms, font-size 120ms',
  },
  '&:focus-within label, & :has(textarea:not(:placeholder-shown)) + label': {
    top: 4,
    fontSize: '0.75rem',
  },
});

export default function TextareaFloatingLabel() {
  const id = useId();

  return (
    <Field>
      <Textarea placeholder=" " minRows={2} slotProps={{ textarea: { id } }} />
      <label htmlFor={id}>Comment</label>
    </Field>
  );
}
