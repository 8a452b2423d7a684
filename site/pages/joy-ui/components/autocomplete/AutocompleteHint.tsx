import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';

const units = ['kilogram', 'kilometer', 'liter', 'meter'];

export default function AutocompleteHint() {
  const [text, setText] = useState('kilo');
  const hint = units.find((unit) => text && unit.startsWith(text));

  return (
    <Autocomplete
      aria-label="Unit"
      options={units}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && hint) setText(hint);
      }}
      clearOnBlur={false}
      endDecorator={hint && hint !== text && <Chip size="sm">Tab: {hint}</Chip>}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}
