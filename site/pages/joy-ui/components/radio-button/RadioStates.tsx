import FormControl from '@mui/joy/FormControl';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioStates() {
  return (
    <RadioGroup aria-label="Ticket" defaultValue="adult" name="ticket">
      <Radio value="adult" label="Adult" required />
      <Radio value="student" label="Student, sold out" disabled />
      <FormControl error sx={{ mt: 2 }}>
        <Radio value="child" label="Child, with an adult only" />
      </FormControl>
    </RadioGroup>
  );
}
