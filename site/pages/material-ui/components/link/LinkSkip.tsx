import { useId } from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkSkip() {
  const results = useId();

  return (
    <Box sx={{ position: 'relative', pt: 4 }}>
      <Link
        href={`#${results}`}
        sx={{
          position: 'absolute',
          top: 0,
          '&:not(:focus)': { clipPath: 'inset(50%)' },
        }}
      >
        Skip to the results
      </Link>
      <Box
        component="nav"
        aria-label="Filters"
        sx={{ display: 'flex', gap: 2 }}
      >
        <Link href="#skip-link">Houses</Link>
        <Link href="#skip-link">Apartments</Link>
      </Box>
      <Typography id={results} tabIndex={-1} sx={{ mt: 2 }}>
        18 houses for rent
      </Typography>
    </Box>
  );
}
