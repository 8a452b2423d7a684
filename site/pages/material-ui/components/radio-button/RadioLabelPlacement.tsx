import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const placements = ['end', 'start', 'top', 'bottom'] as const;

export default function RadioLabelPlacement() {
  return (
    <RadioGroup row aria-label="Label placement" defaultValue="end">
      {placements.map((placement) => (
        <FormControlLabel
          key={placement}
          value={placement}
          labelPlacement={placement}
          control={<Radio />}
          label={placement}
        />
      ))}
    </RadioGroup>
  );
}
