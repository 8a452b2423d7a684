import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchBooks } from './searchBooks';
import type { Book } from './searchBooks';

export default function AutocompleteSearchAsYouType() {
  const [query, setQuery] = useState('');
  const [answer, setAnswer] = useState({ query: '', books: [] as Book[] });
  const loading = answer.query !== query;

  useEffect(() => {
    const request = new AbortController();
    const timer = setTimeout(() => {
      void searchBooks(query, request.signal).then((books) => {
        if (!request.signal.aborted) {
          setAnswer({ query, books });
        }
      });
    }, 300);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [query]);

  return (
    <Autocomplete
      options={loading ? [] : answer.books}
      filterOptions={(options) => options}
      getOptionLabel={(book) => book.title}
      getOptionKey={(book) => book.isbn}
      isOptionEqualToValue={(option, value) => option.isbn === value.isbn}
      onInputChange={(_event, text, reason) =>
        setQuery(reason === 'input' ? text.trim() : '')
      }
      loading={loading}
      noOptionsText={query ? 'No book found' : 'Type a title or an author'}
      renderInput={(params) => (
        <TextField {...params} label="Book" helperText="Try “salt” or “vik”" />
      )}
    />
  );
}
