import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaStates() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <Textarea aria-label="Disabled" defaultValue="disabled" disabled />
      <Textarea aria-label="Read only" defaultValue="readOnly" readOnly />
      <Textarea aria-label="Error" defaultValue="error" error />
    </Stack>
  );
}
