import { useRef, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import ClearIcon from '@mui/icons-material/Clear';

export default function AdornmentClear() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('standing desk');

  const clear = () => {
    setQuery('');
    input.current?.focus();
  };

  return (
    <TextField
      label="Search products"
      inputRef={input}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      slotProps={{
        input: {
          endAdornment: query !== '' && (
            <InputAdornment position="end">
              <IconButton edge="end" aria-label="Clear" onClick={clear}>
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
