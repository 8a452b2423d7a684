import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeBasic() {
  return (
    <TextareaAutosize
      aria-label="Notes for the courier"
      placeholder="Notes for the courier"
      style={{ width: 320, maxWidth: '100%' }}
    />
  );
}
