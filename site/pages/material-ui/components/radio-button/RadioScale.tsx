import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const answers = ['Never', 'Rarely', 'At times', 'Often', 'Always'];

export default function RadioScale() {
  return (
    <FormControl>
      <FormLabel id="pace">The course was too fast</FormLabel>
      <RadioGroup row aria-labelledby="pace" sx={{ flexWrap: 'nowrap' }}>
        {answers.map((answer) => (
          <FormControlLabel
            key={answer}
            value={answer}
            label={answer}
            labelPlacement="bottom"
            control={<Radio size="small" />}
            slotProps={{ typography: { variant: 'caption' } }}
            sx={{ mx: 0, width: 56 }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
