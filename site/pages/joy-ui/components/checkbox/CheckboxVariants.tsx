import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxVariants() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ flexWrap: 'wrap' }}>
      <Checkbox label="default" defaultChecked />
      <Checkbox label="solid" variant="solid" defaultChecked />
      <Checkbox label="soft" variant="soft" defaultChecked />
      <Checkbox label="outlined" variant="outlined" defaultChecked />
      <Checkbox label="plain" variant="plain" defaultChecked />
    </Stack>
  );
}
