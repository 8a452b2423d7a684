import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';

export default function BoatHire() {
  const hint = useId();
  const vest = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  const [answer, setAnswer] = useState('');

  const submit = (form: FormData) => {
    const agreed = form.has('vest');
    setMissing(!agreed);
    setAnswer(agreed ? `Booked: ${form.getAll('extra').join(', ')}` : '');
    if (!agreed) {
      vest.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      sx={{ alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      <FormControlLabel
        label="Seat cushions"
        control={<Checkbox name="extra" value="cushions" defaultChecked />}
      />
      <FormControlLabel
        label="Anchor and rope"
        control={<Checkbox name="extra" value="anchor" defaultChecked />}
      />
      <FormControl error={missing}>
        <FormControlLabel
          required
          name="vest"
          inputRef={vest}
          label="Everyone wears a life vest"
          control={
            <Checkbox slotProps={{ input: { 'aria-describedby': hint } }} />
          }
          onChange={() => setMissing(false)}
        />
        <FormHelperText id={hint} sx={{ mx: 0 }}>
          {missing ? 'Without vests we cannot rent the boat.' : ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        Hire the boat
      </Button>
      <FormHelperText role="status" sx={{ minHeight: '1.5em' }}>
        {answer}
      </FormHelperText>
    </Stack>
  );
}
