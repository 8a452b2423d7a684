import { useId, useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const inOrder = (chosen: string[]) =>
  days.filter((day) => chosen.includes(day));

export default function EveningCourses() {
  const id = useId();
  const [free, setFree] = useState(['Tuesday', 'Thursday']);

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 300, mx: 'auto' }}>
      <InputLabel id={`${id}-label`}>Free evenings</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="Free evenings"
        multiple
        value={free}
        onChange={({ target }) =>
          setFree(
            typeof target.value === 'string'
              ? target.value.split(',')
              : target.value,
          )
        }
        renderValue={(chosen) =>
          chosen.length === days.length
            ? 'All week'
            : inOrder(chosen).join(', ')
        }
      >
        {days.map((day) => (
          <MenuItem key={day} value={day}>
            <ListItemIcon>
              {free.includes(day) ? (
                <CheckBoxIcon color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon />
              )}
            </ListItemIcon>
            {day}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
