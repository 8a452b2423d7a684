import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AutocompleteEvents() {
  const [last, setLast] = useState('No event yet');

  return (
    <Stack spacing={1} sx={{ width: 280 }}>
      <Autocomplete
        aria-label="Fruit"
        placeholder="Fruit"
        options={['Apple', 'Pear', 'Plum']}
        onChange={(_event, value, reason) =>
          setLast(`onChange: ${value ?? 'null'}, ${reason}`)
        }
        onHighlightChange={(_event, option) =>
          setLast(`onHighlightChange: ${option ?? 'null'}`)
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.defaultMuiPrevented = true;
        }}
        sx={{ '--Input-placeholderOpacity': 1 }}
      />
      <Typography level="body-sm" role="status">
        {last}
      </Typography>
    </Stack>
  );
}
