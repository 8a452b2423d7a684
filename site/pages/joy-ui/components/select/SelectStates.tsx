import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectStates() {
  return (
    <Stack spacing={2} sx={{ width: 280 }}>
      <FormControl disabled>
        <FormLabel>Region</FormLabel>
        <Select defaultValue="eu">
          <Option value="eu">Europe</Option>
        </Select>
      </FormControl>
      <Select disabled defaultValue="utc" aria-label="Time zone">
        <Option value="utc">UTC</Option>
      </Select>
      <FormControl error>
        <FormLabel>Currency</FormLabel>
        <Select
          placeholder="Choose one"
          sx={{ '--Select-placeholderOpacity': 1 }}
          slotProps={{ button: { 'aria-invalid': true } }}
        >
          <Option value="eur">Euro</Option>
          <Option value="yen" disabled>
            Yen, not available
          </Option>
        </Select>
        <FormHelperText>Choose a currency.</FormHelperText>
      </FormControl>
    </Stack>
  );
}
