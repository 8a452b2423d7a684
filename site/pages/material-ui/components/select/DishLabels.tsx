import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const labels = ['Celery', 'Eggs', 'Gluten', 'Milk', 'Mustard', 'Nuts', 'Soy'];

export default function DishLabels() {
  const id = useId();
  const [contains, setContains] = useState(['Eggs', 'Milk', 'Nuts']);

  return (
    <FormControl sx={{ display: 'flex', maxWidth: 320, mx: 'auto' }}>
      <InputLabel id={`${id}-label`}>The lemon cake contains</InputLabel>
      <Select
        id={id}
        labelId={`${id}-label`}
        label="The lemon cake contains"
        multiple
        value={contains}
        onChange={({ target }) =>
          setContains(
            typeof target.value === 'string'
              ? target.value.split(',')
              : target.value,
          )
        }
        renderValue={(chosen) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            {chosen.map((label) => (
              <Chip key={label} label={label} size="small" />
            ))}
          </Box>
        )}
      >
        {labels.map((label) => (
          <MenuItem
            key={label}
            value={label}
            sx={{ '&.Mui-selected': { fontWeight: 'fontWeightMedium' } }}
          >
            {label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
