import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const cities = ['Barcelona', 'Copenhagen', 'Ljubljana', 'Stockholm'];

export default function AutocompleteHint() {
  const [text, setText] = useState('');
  const match = cities.find((city) => text !== '' && city.startsWith(text));
  const rest = match?.slice(text.length);

  return (
    <Autocomplete
      disableClearable
      options={cities}
      inputValue={text}
      onInputChange={(_event, next) => setText(next)}
      onKeyDown={(event) => {
        if (event.key === 'Tab' && match && rest) {
          event.preventDefault();
          setText(match);
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="City"
          helperText="Type “Co”, then press Tab"
          slotProps={{
            inputLabel: { ...params.InputLabelProps, shrink: true },
            htmlInput: { ...params.inputProps, dir: 'auto' },
            input: {
              ...params.InputProps,
              startAdornment: (
                <Box
                  aria-hidden
                  dir="auto"
                  sx={{
                    position: 'absolute',
                    left: 14,
                    right: 43,
                    color: 'text.secondary',
                    whiteSpace: 'pre',
                    pointerEvents: 'none',
                  }}
                >
                  <span style={{ visibility: 'hidden' }}>{text}</span>
                  {rest}
                </Box>
              ),
            },
          }}
        />
      )}
    />
  );
}
