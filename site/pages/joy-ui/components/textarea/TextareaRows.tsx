import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const text = 'Oat milk\nRye bread\nThree lemons\nBasil\nOlive oil';

export default function TextareaRows() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <Textarea aria-label="Grows" defaultValue={text} />
      <Textarea aria-label="From 3 rows" minRows={3} defaultValue="Oat milk" />
      <Textarea
        aria-label="2 to 4 rows"
        minRows={2}
        maxRows={4}
        defaultValue={text}
      />
    </Stack>
  );
}
