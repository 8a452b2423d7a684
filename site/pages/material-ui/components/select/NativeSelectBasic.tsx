import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function NativeSelectBasic() {
  return (
    <FormControl variant="standard" sx={{ width: 240 }}>
      <InputLabel htmlFor="time">Call me</InputLabel>
      <NativeSelect id="time" name="time" defaultValue="am">
        <option value="am">In the morning</option>
        <option value="pm">In the afternoon</option>
        <option value="no">Not at all</option>
      </NativeSelect>
    </FormControl>
  );
}
