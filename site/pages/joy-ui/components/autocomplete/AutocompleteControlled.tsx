import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AutocompleteControlled() {
  const [value, setValue] = useState<string | null>('Oak');
  const [text, setText] = useState('');

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Autocomplete
        aria-label="Wood"
        options={['Ash', 'Beech', 'Oak', 'Walnut']}
        value={value}
        onChange={(_event, next) => setValue(next)}
        inputValue={text}
        onInputChange={(_event, next) => setText(next)}
      />
      <Typography level="body-sm" role="status">
        Value: {value ?? 'none'}, text: {text || 'empty'}
      </Typography>
    </Stack>
  );
}
