import { useId } from 'react';
import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const Textarea = styled(TextareaAutosize)(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  width: '100%',
  padding: theme.spacing(1.5),
  resize: 'none',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
  borderRadius: theme.shape.borderRadius,
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -1 },
}));

export default function TextareaStyled() {
  const id = useId();

  return (
    <Box sx={{ maxWidth: 400, mx: 'auto' }}>
      <InputLabel htmlFor={id} sx={{ mb: 1 }}>
        Diary
      </InputLabel>
      <Textarea
        id={id}
        minRows={3}
        maxRows={8}
        defaultValue="Left at six. Fog on the lake until nine."
      />
    </Box>
  );
}
