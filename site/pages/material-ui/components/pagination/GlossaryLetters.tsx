import { useState } from 'react';
import Box from '@mui/material/Box';
import PaginationItem from '@mui/material/PaginationItem';
import Typography from '@mui/material/Typography';

const terms: Record<string, string[]> = {
  A: ['Aft', 'Anchor'],
  B: ['Ballast', 'Boom', 'Bow'],
  C: [],
  D: ['Draught'],
  E: [],
  F: ['Fender', 'Forestay'],
};

export default function GlossaryLetters() {
  const [letter, setLetter] = useState('B');

  return (
    <Box sx={{ textAlign: 'center' }}>
      <Box
        role="group"
        aria-label="First letter"
        sx={{ '& .letter': { fontWeight: 500 } }}
      >
        {Object.entries(terms).map(([key, found]) => (
          <PaginationItem
            key={key}
            className="letter"
            type="page"
            page={key}
            shape="rounded"
            size="large"
            variant="outlined"
            color="primary"
            selected={key === letter}
            disabled={found.length === 0}
            aria-pressed={key === letter}
            onClick={() => setLetter(key)}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {terms[letter]?.join(', ')}
      </Typography>
    </Box>
  );
}
