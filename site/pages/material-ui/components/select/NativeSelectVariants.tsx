import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function NativeSelectVariants() {
  return (
    <Stack direction="row" spacing={2}>
      <FormControl sx={{ width: 136 }}>
        <InputLabel htmlFor="van">Outlined</InputLabel>
        <NativeSelect
          id="van"
          defaultValue="Blue van"
          input={<OutlinedInput label="Outlined" />}
        >
          <option>Blue van</option>
          <option>White van</option>
        </NativeSelect>
      </FormControl>
      <FormControl variant="filled" sx={{ width: 136 }}>
        <InputLabel htmlFor="tour">Filled</InputLabel>
        <NativeSelect
          id="tour"
          defaultValue="Coast road"
          input={<FilledInput />}
        >
          <option>Coast road</option>
          <option>Hill farms</option>
        </NativeSelect>
      </FormControl>
    </Stack>
  );
}
