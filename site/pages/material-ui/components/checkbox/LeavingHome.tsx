import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

export default function LeavingHome() {
  return (
    <FormGroup role="group" aria-label="Before we leave">
      <FormControlLabel
        label="Windows closed"
        control={<Checkbox defaultChecked />}
      />
      <FormControlLabel label="Heating turned down" control={<Checkbox />} />
      <FormControlLabel label="Key left with Nora" control={<Checkbox />} />
    </FormGroup>
  );
}
