import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const shelves = [
  { name: 'Wood', tools: ['Jigsaw', 'Plane', 'Belt sander'] },
  { name: 'Garden', tools: ['Hedge trimmer', 'Post auger'] },
  { name: 'Walls', tools: ['Hammer drill', 'Tile cutter'] },
];

export default function ToolLoan() {
  const id = useId();
  const [tool, setTool] = useState('Jigsaw');

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 280, mx: 'auto' }}>
      <InputLabel id={`${id}-label`}>Tool to borrow</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Tool to borrow"
        value={tool}
        onChange={(event) => setTool(event.target.value)}
      >
        {shelves.flatMap(({ name, tools }) => [
          <ListSubheader key={name}>{name}</ListSubheader>,
          ...tools.map((one) => (
            <MenuItem key={one} value={one} aria-label={`${one}, ${name}`}>
              {one}
            </MenuItem>
          )),
        ])}
      </Select>
    </FormControl>
  );
}
