import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const formats = ['CSV', 'Excel', 'JSON', 'PDF', 'XML'];

export default function SelectCheckmarks() {
  const [chosen, setChosen] = useState(['CSV', 'PDF']);

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="formats-label">Export as</InputLabel>
      <Select
        labelId="formats-label"
        id="formats"
        label="Export as"
        multiple
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(values) => values.join(', ')}
      >
        {formats.map((format) => (
          <MenuItem key={format} value={format}>
            <ListItemIcon>
              {chosen.includes(format) ? (
                <CheckBoxIcon color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            {format}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
