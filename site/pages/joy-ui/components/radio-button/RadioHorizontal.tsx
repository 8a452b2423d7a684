import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioHorizontal() {
  return (
    <RadioGroup
      orientation="horizontal"
      defaultValue="m"
      aria-label="Size"
      sx={{ flexWrap: 'wrap', '--RadioGroup-gap': '24px' }}
    >
      <Radio value="s" label="Small" />
      <Radio value="m" label="Medium" />
      <Radio value="l" label="Large" />
    </RadioGroup>
  );
}
