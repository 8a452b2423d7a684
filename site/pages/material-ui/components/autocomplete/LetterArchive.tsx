import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const recent = ['harbour 1911', 'Rosa to Karl', 'flood', 'school photograph'];

export default function LetterArchive() {
  const [words, setWords] = useState('');
  const [search, setSearch] = useState<string | null>(null);

  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      selectOnFocus
      handleHomeEndKeys
      clearOnBlur={false}
      options={recent}
      value={search}
      onChange={(_event, next) => setSearch(next)}
      inputValue={words}
      onInputChange={(_event, next) => setWords(next)}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Search the letters"
          helperText={
            search === null
              ? 'Press Enter to search'
              : `Results for “${search}”`
          }
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
