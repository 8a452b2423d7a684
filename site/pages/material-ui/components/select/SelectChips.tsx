import { useState } from 'react';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const allergens = ['Celery', 'Eggs', 'Gluten', 'Milk', 'Mustard', 'Nuts'];

export default function SelectChips() {
  const [chosen, setChosen] = useState(['Eggs', 'Milk', 'Nuts']);

  return (
    <FormControl sx={{ width: 280 }}>
      <InputLabel id="allergens-label">Allergens</InputLabel>
      <Select
        labelId="allergens-label"
        id="allergens"
        label="Allergens"
        multiple
        value={chosen}
        onChange={({ target: { value } }) =>
          setChosen(typeof value === 'string' ? value.split(',') : value)
        }
        renderValue={(values) => (
          <Stack
            direction="row"
            spacing={0.5}
            useFlexGap
            sx={{ flexWrap: 'wrap' }}
          >
            {values.map((value) => (
              <Chip key={value} label={value} size="small" />
            ))}
          </Stack>
        )}
      >
        {allergens.map((allergen) => (
          <MenuItem key={allergen} value={allergen}>
            {allergen}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
