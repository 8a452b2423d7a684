import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Switch from '@mui/joy/Switch';

export default function SwitchLabel() {
  return (
    <FormControl orientation="horizontal" sx={{ width: 280 }}>
      <div>
        <FormLabel>Weekly summary</FormLabel>
        <FormHelperText>Mondays at 8 am, by email.</FormHelperText>
      </div>
      <Switch defaultChecked sx={{ marginInlineStart: 'auto' }} />
    </FormControl>
  );
}
