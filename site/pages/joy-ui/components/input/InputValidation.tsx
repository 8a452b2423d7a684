import { useState } from 'react';
import InfoOutlinedIcon from '@mui/icons-material/InfoOutlined';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [code, setCode] = useState('12a');
  const wrong = !/^\d{5}$/.test(code);

  return (
    <FormControl error={wrong} sx={{ width: 300 }}>
      <FormLabel>ZIP code</FormLabel>
      <Input
        value={code}
        onChange={(event) => setCode(event.target.value)}
        slotProps={{ input: { 'aria-invalid': wrong } }}
      />
      <FormHelperText>
        {wrong && <InfoOutlinedIcon />}
        {wrong ? 'Enter five digits.' : 'Looks good.'}
      </FormHelperText>
    </FormControl>
  );
}
