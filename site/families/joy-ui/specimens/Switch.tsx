import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchSpecimen() {
  return (
    <Stack direction="row" spacing={2}>
      <Switch defaultChecked />
      <Switch />
    </Stack>
  );
}
