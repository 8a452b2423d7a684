import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const colors = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function SelectColors() {
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <FormControl key={color} color={color} focused sx={{ width: 132 }}>
          <InputLabel id={`${color}-label`}>{color}</InputLabel>
          <Select
            labelId={`${color}-label`}
            id={`color-${color}`}
            label={color}
            defaultValue="open"
          >
            <MenuItem value="open">Open</MenuItem>
            <MenuItem value="closed">Closed</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
