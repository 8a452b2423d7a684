import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectLabel() {
  return (
    <FormControl sx={{ width: 280 }}>
      <FormLabel>Time zone</FormLabel>
      <Select
        placeholder="Choose one"
        sx={{ '--Select-placeholderOpacity': 1 }}
      >
        <Option value="lisbon">Lisbon</Option>
        <Option value="berlin">Berlin</Option>
        <Option value="helsinki">Helsinki</Option>
      </Select>
      <FormHelperText>For reminders by email.</FormHelperText>
    </FormControl>
  );
}
