import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectReadOnly() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="role-label">Your role</InputLabel>
      <Select
        labelId="role-label"
        id="role"
        label="Your role"
        defaultValue="editor"
        readOnly
        SelectDisplayProps={{ 'aria-readonly': true }}
        sx={{ '& .MuiSelect-icon': { display: 'none' } }}
      >
        <MenuItem value="viewer">Viewer</MenuItem>
        <MenuItem value="editor">Editor</MenuItem>
      </Select>
    </FormControl>
  );
}
