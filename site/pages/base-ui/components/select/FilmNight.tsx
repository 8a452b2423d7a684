import { useId, useState } from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

interface Film {
  id: string;
  title: string;
  minutes: number;
}

/** Stands for a request: every answer is made of new objects. */
function loadFilms(): Film[] {
  return [
    { id: 'f1', title: 'The Harbour Pilot', minutes: 94 },
    { id: 'f2', title: 'Quiet Hours', minutes: 121 },
    { id: 'f3', title: 'The Last Ferry', minutes: 88 },
  ];
}

/** A select with nothing chosen also asks about `null`. */
function isSameFilm(a: Film | null, b: Film | null) {
  return a?.id === b?.id;
}

const Listbox = styled('ul')({
  margin: 0,
  padding: 8,
  border: '1px solid',
  fontFamily: 'system-ui, sans-serif',
  listStyle: 'none',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
  '& [aria-selected="true"]': { fontWeight: 600 },
});

export default function FilmNight() {
  const id = useId();
  const [films, setFilms] = useState(loadFilms);
  const [film, setFilm] = useState<Film | null>(null);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <div>
        <label id={`${id}-label`} htmlFor={id}>
          Tonight
        </label>{' '}
        <Select
          id={id}
          value={film}
          onChange={(_, chosen) => setFilm(chosen)}
          areOptionsEqual={isSameFilm}
          getOptionAsString={({ value }) => value.title.replace(/^The /, '')}
          renderValue={(option) => option?.value.title ?? 'Choose a film'}
          slots={{ listbox: Listbox }}
          slotProps={{ listbox: { 'aria-labelledby': `${id}-label` } }}
        >
          {films.map((each) => (
            <Option key={each.id} value={each} label={each.title}>
              {each.title} <small>{each.minutes} min</small>
            </Option>
          ))}
        </Select>
      </div>
      <Button onClick={() => setFilms(loadFilms())}>Load the list again</Button>
      <span role="status">
        {film
          ? `Doors open ${film.minutes} minutes before midnight`
          : 'Nothing chosen yet'}
      </span>
    </Box>
  );
}
