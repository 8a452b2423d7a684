import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectNone() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="assignee-label" shrink>
        Assignee
      </InputLabel>
      <Select
        labelId="assignee-label"
        id="assignee"
        label="Assignee"
        defaultValue=""
        displayEmpty
      >
        <MenuItem value="">No one</MenuItem>
        <MenuItem value="amira">Amira Haddad</MenuItem>
        <MenuItem value="jonas">Jonas Berg</MenuItem>
      </Select>
    </FormControl>
  );
}
