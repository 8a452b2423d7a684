import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';

export default function CallBack() {
  const id = useId();
  const [time, setTime] = useState('am-2');

  return (
    <FormControl
      variant="standard"
      sx={{ display: 'flex', maxWidth: 280, mx: 'auto' }}
    >
      <InputLabel htmlFor={id}>When may we call?</InputLabel>
      <NativeSelect
        id={id}
        aria-describedby={`${id}-hint`}
        name="time"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      >
        <optgroup label="Morning">
          <option value="am-1">From 8 to 10</option>
          <option value="am-2">From 10 to 12</option>
        </optgroup>
        <optgroup label="Afternoon">
          <option value="pm-1">From 13 to 15</option>
          <option value="pm-2">From 15 to 17</option>
        </optgroup>
      </NativeSelect>
      <FormHelperText id={`${id}-hint`}>
        {time.startsWith('am') ? 'Dr Weiss calls you' : 'Dr Okoro calls you'}
      </FormHelperText>
    </FormControl>
  );
}
