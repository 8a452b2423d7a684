import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';

const colors = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
  'default',
] as const;

export default function RadioColors() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControlLabel
          key={color}
          control={<Radio color={color} defaultChecked />}
          label={color}
        />
      ))}
    </Stack>
  );
}
