import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeSpecimen() {
  return (
    <TextareaAutosize
      minRows={3}
      defaultValue={'Leave it at the door.\nThe bell is broken.'}
      style={{ width: 210, padding: 8, font: 'inherit' }}
    />
  );
}
