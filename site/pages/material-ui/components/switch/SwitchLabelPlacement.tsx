import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

const placements = ['end', 'start', 'top', 'bottom'] as const;

export default function SwitchLabelPlacement() {
  return (
    <FormGroup row>
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          labelPlacement={placement}
          control={<Switch defaultChecked />}
          label={placement}
        />
      ))}
    </FormGroup>
  );
}
