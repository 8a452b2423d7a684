import { useState } from 'react';
import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';

const letters = ['A', 'B', 'C', 'D', 'E'];

export default function PaginationLetters() {
  const [letter, setLetter] = useState('B');

  return (
    <Box role="group" aria-label="First letter">
      {letters.map((key) => (
        <PaginationItem
          key={key}
          type="page"
          page={key}
          shape="rounded"
          size="large"
          variant="outlined"
          color="primary"
          selected={key === letter}
          disabled={key === 'D'}
          aria-pressed={key === letter}
          onClick={() => setLetter(key)}
        />
      ))}
    </Box>
  );
}
