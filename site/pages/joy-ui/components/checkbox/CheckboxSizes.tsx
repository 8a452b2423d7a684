import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxSizes() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Checkbox label="sm" size="sm" defaultChecked />
      <Checkbox label="md" size="md" defaultChecked />
      <Checkbox label="lg" size="lg" defaultChecked />
    </Stack>
  );
}
