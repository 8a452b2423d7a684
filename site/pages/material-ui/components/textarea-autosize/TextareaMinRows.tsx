import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaMinRows() {
  return (
    <TextareaAutosize
      aria-label="Description"
      minRows={3}
      placeholder="At least three lines"
      style={{ width: 320, maxWidth: '100%' }}
    />
  );
}
