import { useId } from 'react';
import Input from '@mui/joy/Input';
import { styled } from '@mui/joy/styles';

const Field = styled('div')({
  position: 'relative',
  width: 300,
  '& input': { paddingTop: 16 },
  '& label': {
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 13,
    top: 14,
    pointerEvents: 'none',
    transition: 'top 120ms, font-size 120ms',
  },
  '&:focus-within label, & :has(input:not(:placeholder-shown)) + label': {
    top: 5,
    fontSize: '0.75rem',
  },
});

export default function InputFloatingLabel() {
  const id = useId();

  return (
    <Field>
      <Input
        placeholder=" "
        slotProps={{ input: { id } }}
        sx={{ '--Input-minHeight': '52px' }}
      />
      <label htmlFor={id}>Company</label>
    </Field>
  );
}
