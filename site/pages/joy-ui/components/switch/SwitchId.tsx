import FormLabel from '@mui/joy/FormLabel';
import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchId() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Switch id="auto-renew" defaultChecked />
      <FormLabel htmlFor="auto-renew">Renew every year</FormLabel>
    </Stack>
  );
}
