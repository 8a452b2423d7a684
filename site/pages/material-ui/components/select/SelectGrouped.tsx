import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const groups = [
  { name: 'Wood', tools: ['Jigsaw', 'Plane', 'Belt sander'] },
  { name: 'Garden', tools: ['Hedge trimmer', 'Post auger'] },
];

export default function SelectGrouped() {
  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="tool-label">Tool</InputLabel>
      <Select labelId="tool-label" id="tool" label="Tool" defaultValue="Plane">
        {groups.flatMap(({ name, tools }) => [
          <ListSubheader key={name}>{name}</ListSubheader>,
          ...tools.map((tool) => (
            <MenuItem key={tool} value={tool} aria-label={`${tool}, ${name}`}>
              {tool}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
