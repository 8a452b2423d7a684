import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

const kinds = ['Breaking news', 'Weather warnings', 'Results of your club'];

export default function NewsAlerts() {
  const [allowed, setAllowed] = useState(true);

  return (
    <FormGroup role="group" aria-label="Alerts">
      <FormControlLabel
        label="Allow alerts"
        checked={allowed}
        onChange={(_event, checked) => setAllowed(checked)}
        control={<Switch slotProps={{ input: { role: 'switch' } }} />}
      />
      <FormGroup sx={{ paddingInlineStart: 3 }}>
        {kinds.map((kind, index) => (
          <FormControlLabel
            key={kind}
            label={kind}
            control={
              <Switch
                disabled={!allowed}
                size="small"
                color="secondary"
                defaultChecked={index > 0}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
            sx={{ mx: 0, gap: 1, py: 0.5 }}
          />
        ))}
      </FormGroup>
      <FormHelperText role="status">
        {allowed ? ' ' : 'Allow alerts to choose among them'}
      </FormHelperText>
    </FormGroup>
  );
}
