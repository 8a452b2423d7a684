import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const workshops = ['Bookbinding', 'Linocut', 'Pottery', 'Weaving'];

export default function CheckboxLimit() {
  const [chosen, setChosen] = useState(['Linocut']);
  const full = chosen.length === 2;

  const toggle = (name: string, checked: boolean) =>
    setChosen(
      checked ? [...chosen, name] : chosen.filter((one) => one !== name),
    );

  return (
    <FormControl component="fieldset" aria-describedby="workshops-help">
      <FormLabel component="legend">Choose two workshops</FormLabel>
      <FormGroup>
        {workshops.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            checked={chosen.includes(name)}
            disabled={full && !chosen.includes(name)}
            onChange={(_event, checked) => toggle(name, checked)}
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
      <FormHelperText id="workshops-help" role="status" sx={{ mx: 0 }}>
        {full ? 'Clear one to choose another.' : 'You can choose more.'}
      </FormHelperText>
    </FormControl>
  );
}
