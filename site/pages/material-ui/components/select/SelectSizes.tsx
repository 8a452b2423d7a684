import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium'] as const;

export default function SelectSizes() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size} sx={{ width: 136 }}>
          <InputLabel id={`${size}-label`}>{size}</InputLabel>
          <Select
            labelId={`${size}-label`}
            id={`size-${size}`}
            label={size}
            defaultValue="a4"
          >
            <MenuItem value="a4">A4</MenuItem>
            <MenuItem value="letter">Letter</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
