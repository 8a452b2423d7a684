import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import Select from '@mui/material/Select';
import type { SelectChangeEvent } from '@mui/material/Select';

export default function SelectNativeMultiple() {
  const [sports, setSports] = useState(['row', 'ski']);

  const change = ({ target }: SelectChangeEvent<string[]>) => {
    if (target instanceof HTMLSelectElement) {
      setSports(Array.from(target.selectedOptions, (option) => option.value));
    }
  };

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel htmlFor="sports" shrink>
        Sports
      </InputLabel>
      <Select
        native
        multiple
        id="sports"
        label="Sports"
        value={sports}
        onChange={change}
      >
        <option value="climb">Climbing</option>
        <option value="row">Rowing</option>
        <option value="ski">Skiing</option>
        <option value="swim">Swimming</option>
      </Select>
    </FormControl>
  );
}
