import { useId } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';

export default function RouteSheet() {
  const id = useId();

  return (
    <Stack spacing={2} sx={{ maxWidth: 280, mx: 'auto' }}>
      <FormControl>
        <InputLabel htmlFor={`${id}-van`}>Van</InputLabel>
        <Select native id={`${id}-van`} label="Van" defaultValue="blue">
          <option value="blue">Blue, 12 crates</option>
          <option value="white">White, 20 crates</option>
        </Select>
      </FormControl>
      <FormControl>
        <InputLabel htmlFor={`${id}-tour`}>Tour</InputLabel>
        <NativeSelect
          input={<OutlinedInput label="Tour" />}
          id={`${id}-tour`}
          IconComponent={KeyboardArrowDownIcon}
          classes={{ icon: 'arrow' }}
          defaultValue="coast"
          sx={{ '& .arrow': { color: 'primary.main' } }}
        >
          <option value="coast">Coast road</option>
          <option value="hills">Hill farms</option>
        </NativeSelect>
      </FormControl>
      <NativeSelect
        fullWidth
        variant="standard"
        size="small"
        color="secondary"
        inputProps={{ 'aria-label': 'First stop' }}
        defaultValue="mill"
      >
        <option value="mill">First stop: old mill</option>
        <option value="dairy">First stop: dairy</option>
      </NativeSelect>
    </Stack>
  );
}
