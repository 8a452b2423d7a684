import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function SwitchDependent() {
  const [allowed, setAllowed] = useState(true);

  return (
    <FormGroup role="group" aria-label="Alerts" sx={{ width: 260 }}>
      <FormControlLabel
        label="Allow alerts"
        checked={allowed}
        onChange={(_event, checked) => setAllowed(checked)}
        control={<Switch />}
      />
      <FormGroup sx={{ paddingInlineStart: 3 }}>
        <FormControlLabel
          label="Breaking news"
          disabled={!allowed}
          control={<Switch defaultChecked />}
        />
        <FormControlLabel
          label="Sports"
          disabled={!allowed}
          control={<Switch />}
        />
      </FormGroup>
      <FormHelperText role="status">
        {allowed ? ' ' : 'Allow alerts to choose among them.'}
      </FormHelperText>
    </FormGroup>
  );
}
