import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectPill() {
  return (
    <Select
      input={<InputBase />}
      inputProps={{ 'aria-label': 'Sort by' }}
      classes={{ select: 'pill' }}
      defaultValue="new"
      sx={{
        '& .pill': {
          py: 0.75,
          paddingInlineStart: 2,
          borderRadius: 4,
          bgcolor: 'action.selected',
        },
        '&.Mui-focused .pill': { outline: '2px solid', borderRadius: 4 },
      }}
    >
      <MenuItem value="new">Newest first</MenuItem>
      <MenuItem value="old">Oldest first</MenuItem>
      <MenuItem value="name">By name</MenuItem>
    </Select>
  );
}
