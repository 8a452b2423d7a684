import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function CheckboxOverlay() {
  return (
    <Stack spacing={1.5} sx={{ width: 280 }}>
      <Sheet
        variant="outlined"
        sx={{ display: 'flex', p: 2, borderRadius: 'md' }}
      >
        <Checkbox overlay label="Breakfast, 8 to 10 am" defaultChecked />
      </Sheet>
      <Sheet
        variant="outlined"
        sx={{ display: 'flex', p: 2, borderRadius: 'md' }}
      >
        <Checkbox overlay label="Late checkout" />
      </Sheet>
    </Stack>
  );
}
