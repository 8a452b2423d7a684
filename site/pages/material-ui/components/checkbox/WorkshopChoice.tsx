import { useId, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const workshops = ['Felting', 'Linocut', 'Bookbinding', 'Marbling'];
const limit = 2;

export default function WorkshopChoice() {
  const hint = useId();
  const [chosen, setChosen] = useState(['Linocut']);
  const full = chosen.length === limit;

  return (
    <FormControl component="fieldset" aria-describedby={hint}>
      <FormLabel component="legend">Your workshops</FormLabel>
      <FormGroup>
        {workshops.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            disabled={full && !chosen.includes(name)}
            control={
              <Checkbox
                checked={chosen.includes(name)}
                onChange={(event) =>
                  setChosen(
                    workshops.filter((one) =>
                      one === name
                        ? event.target.checked
                        : chosen.includes(one),
                    ),
                  )
                }
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={hint} role="status" sx={{ mx: 0 }}>
        {full
          ? 'Two is the most. Remove one to change.'
          : `You can choose ${limit - chosen.length} more.`}
      </FormHelperText>
    </FormControl>
  );
}
