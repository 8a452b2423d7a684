import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const options = [
  { value: 'private', text: 'Only people you invite can open it.' },
  { value: 'team', text: 'Everyone at your company can open it.' },
];

export default function RadioDescriptions() {
  return (
    <RadioGroup defaultValue="team" aria-label="Access" name="access">
      <Box sx={{ display: 'grid', gap: 2 }}>
        {options.map(({ value, text }) => (
          <FormControl key={value}>
            <Radio
              value={value}
              label={value === 'team' ? 'Company' : 'Private'}
            />
            <FormHelperText>{text}</FormHelperText>
          </FormControl>
        ))}
      </Box>
    </RadioGroup>
  );
}
