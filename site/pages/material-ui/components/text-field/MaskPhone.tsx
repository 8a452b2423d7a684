import TextField from '@mui/material/TextField';
import { PatternFormat } from 'react-number-format';

export default function MaskPhone() {
  return (
    <PatternFormat
      customInput={TextField}
      format="(###) ###-####"
      mask="_"
      type="tel"
      label="Phone"
      autoComplete="tel-national"
    />
  );
}
