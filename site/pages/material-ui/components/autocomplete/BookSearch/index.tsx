import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchBooks } from './searchBooks';
import type { Book } from './searchBooks';

export default function BookSearch() {
  const [words, setWords] = useState('');
  const [answer, setAnswer] = useState<{ words: string; books: Book[] }>();
  const current = answer?.words === words;

  useEffect(() => {
    if (words === '') {
      return undefined;
    }
    let outdated = false;
    void searchBooks(words).then((books) => {
      if (!outdated) {
        setAnswer({ words, books });
      }
    });
    return () => {
      outdated = true;
    };
  }, [words]);

  return (
    <Autocomplete
      options={current ? answer.books : []}
      filterOptions={(books) => books}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ shelf }) => shelf}
      isOptionEqualToValue={(option, value) => option.shelf === value.shelf}
      onInputChange={(_event, text, reason) =>
        setWords(reason === 'input' ? text.trim() : '')
      }
      loading={words !== '' && !current}
      loadingText="Asking the library"
      noOptionsText={
        words === '' ? 'Type a title or an author' : 'Not in stock'
      }
      renderOption={({ key, ...props }, { title, author, shelf }) => (
        <li key={key} {...props}>
          {title}, {author}, {shelf}
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Book" placeholder="roof, salt, Vik" />
      )}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
