import Textarea from '@mui/joy/Textarea';

export default function TextareaPlaceholder() {
  return (
    <Textarea
      minRows={2}
      aria-label="Feedback"
      placeholder="What went well, what did not?"
      sx={{ width: 280, '--Textarea-placeholderOpacity': 1 }}
    />
  );
}
