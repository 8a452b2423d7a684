import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';

export default function CheckboxHelperText() {
  return (
    <FormControl>
      <Checkbox label="Public profile" defaultChecked />
      <FormHelperText>Search engines can find your page.</FormHelperText>
    </FormControl>
  );
}
