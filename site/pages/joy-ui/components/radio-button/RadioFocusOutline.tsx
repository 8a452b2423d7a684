import Radio, { radioClasses } from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioFocusOutline() {
  return (
    <RadioGroup
      defaultValue="tea"
      aria-label="Drink"
      sx={{ [`& .${radioClasses.radio}`]: { position: 'relative' } }}
    >
      <Radio value="tea" label="Tea" />
      <Radio value="coffee" label="Coffee" />
    </RadioGroup>
  );
}
