import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const results = {
  open: 'One answer is right.',
  empty: 'Choose an answer first.',
  wrong: 'Ice harms the skin. Try again.',
  right: 'Right: cool, running water.',
};

export default function FirstAidQuestion() {
  const id = useId();
  const [result, setResult] = useState<keyof typeof results>('open');

  const check = (answer: FormDataEntryValue | null) => {
    setResult(
      answer === null ? 'empty' : answer === 'water' ? 'right' : 'wrong',
    );
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        check(new FormData(event.currentTarget).get('burn'));
      }}
    >
      <FormControl error={result === 'empty' || result === 'wrong'}>
        <FormLabel id={id} required focused={false}>
          What helps a small burn?
        </FormLabel>
        <RadioGroup
          aria-labelledby={id}
          aria-describedby={`${id}-hint`}
          aria-required
          name="burn"
          onChange={() => setResult('open')}
        >
          <FormControlLabel value="ice" label="Ice" control={<Radio />} />
          <FormControlLabel
            value="water"
            label="Water from the tap"
            control={<Radio />}
          />
        </RadioGroup>
        <FormHelperText id={`${id}-hint`} role="status" sx={{ mx: 0 }}>
          {results[result]}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 2 }}>
          Check the answer
        </Button>
      </FormControl>
    </form>
  );
}
