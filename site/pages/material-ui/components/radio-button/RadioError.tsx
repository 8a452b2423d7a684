import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function RadioError() {
  const [error, setError] = useState(false);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setError(!new FormData(event.currentTarget).has('meal'));
      }}
    >
      <FormControl error={error}>
        <FormLabel id="meal" required>
          Meal
        </FormLabel>
        <RadioGroup
          name="meal"
          aria-labelledby="meal"
          aria-describedby="meal-help"
          aria-required
          aria-invalid={error}
        >
          <FormControlLabel
            value="veg"
            control={<Radio />}
            label="Vegetables"
          />
          <FormControlLabel value="fish" control={<Radio />} label="Fish" />
        </RadioGroup>
        <FormHelperText id="meal-help" role="status" sx={{ mx: 0 }}>
          {error ? 'Choose a meal.' : ' '}
        </FormHelperText>
        <Button type="submit" variant="contained">
          Reserve
        </Button>
      </FormControl>
    </form>
  );
}
