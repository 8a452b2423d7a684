import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputFocusRing() {
  return (
    <Stack spacing={2} sx={{ width: 300 }}>
      <FormControl>
        <FormLabel>Thicker, in another color</FormLabel>
        <Input
          placeholder="Focus me"
          sx={{
            '&&': {
              '--Input-focusedHighlight': 'var(--joy-palette-success-500)',
            },
            '--Input-focusedThickness': '4px',
          }}
        />
      </FormControl>
      <FormControl>
        <FormLabel>Always visible</FormLabel>
        <Input
          placeholder="Looks focused"
          sx={{ '&::before': { '--Input-focused': '1' } }}
        />
      </FormControl>
    </Stack>
  );
}
