import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioGroupSpecimen() {
  return (
    <RadioGroup defaultValue="train" name="journey" sx={{ gap: 0.75 }}>
      <Radio size="sm" value="train" label="By train" />
      <Radio size="sm" value="bus" label="By bus" />
      <Radio size="sm" value="bike" label="By bike" />
    </RadioGroup>
  );
}
