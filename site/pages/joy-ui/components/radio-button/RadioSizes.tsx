import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function RadioSizes() {
  return (
    <Stack direction="row" spacing={5}>
      {sizes.map((size) => (
        <RadioGroup key={size} size={size} defaultValue="on" aria-label={size}>
          <Radio value="on" label={size} />
          <Radio value="off" label={size} />
        </RadioGroup>
      ))}
    </Stack>
  );
}
