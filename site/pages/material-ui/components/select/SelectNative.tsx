import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';

export default function SelectNative() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel htmlFor="currency">Currency</InputLabel>
      <Select native id="currency" label="Currency" defaultValue="usd">
        <option value="usd">US dollar</option>
        <option value="eur">Euro</option>
        <option value="jpy">Japanese yen</option>
      </Select>
    </FormControl>
  );
}
