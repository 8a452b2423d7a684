import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const composers = [
  'Béla Bartók',
  'Lili Boulanger',
  'Antonín Dvořák',
  'Fanny Hensel',
  'Leoš Janáček',
  'Kaija Saariaho',
  'Germaine Tailleferre',
];

// One letter for each letter, so that a place in this text is the same place in the label.
function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function splitAt(label: string, typed: string) {
  const start = plain(label).indexOf(plain(typed));
  if (start < 0) return [label];
  const end = start + typed.length;
  return [label.slice(0, start), label.slice(start, end), label.slice(end)];
}

export default function ConcertSearch() {
  return (
    <Autocomplete
      fullWidth
      options={composers}
      renderOption={({ key, ...props }, composer, { inputValue }) => {
        const [before, match, after] = splitAt(composer, inputValue);
        return (
          <li key={key} {...props}>
            <span>
              {before}
              <b>{match}</b>
              {after}
            </span>
          </li>
        );
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Composer"
          helperText="Try “dvo” or “art”"
        />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
