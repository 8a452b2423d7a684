import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const composers = ['Béla Bartók', 'Antonín Dvořák', 'Kaija Saariaho'];

// Keeps one letter for each letter, so positions stay the same.
function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function Highlight({ text, query }: { text: string; query: string }) {
  const start = plain(text).indexOf(plain(query));
  const end = start + query.length;
  return start < 0 ? (
    text
  ) : (
    <span>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </span>
  );
}

export default function AutocompleteHighlight() {
  return (
    <Autocomplete
      options={composers}
      renderOption={({ key, ...props }, option, { inputValue }) => (
        <li key={key} {...props}>
          <Highlight text={option} query={inputValue} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Composer" helperText="Try “dvo”" />
      )}
    />
  );
}
