import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const states = [
  { name: 'required', props: { required: true } },
  { name: 'error', props: { error: true } },
  { name: 'disabled', props: { disabled: true } },
];

export default function SelectStates() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      {states.map(({ name, props }) => (
        <FormControl key={name} {...props} sx={{ width: 160 }}>
          <InputLabel id={`${name}-label`}>{name}</InputLabel>
          <Select
            labelId={`${name}-label`}
            id={`state-${name}`}
            label={name}
            defaultValue="mon"
          >
            <MenuItem value="mon">Monday</MenuItem>
            <MenuItem value="tue">Tuesday</MenuItem>
          </Select>
        </FormControl>
      ))}
    </Stack>
  );
}
