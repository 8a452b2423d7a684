import { useState } from 'react';
import Box from '@mui/joy/Box';
import IconButton from '@mui/joy/IconButton';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FavoriteBorderIcon from '@mui/icons-material/FavoriteBorder';

const pictures = [
  { name: 'Harbor at dawn', from: '#f6b98c', to: '#5b6fb0' },
  { name: 'Two rowers', from: '#9bd0c9', to: '#1f5c6b' },
  { name: 'Lighthouse', from: '#f4d58d', to: '#b3541e' },
  { name: 'Nets', from: '#c8b6e2', to: '#4b3b76' },
  { name: 'Market hall', from: '#f2a7b4', to: '#8a2f4d' },
  { name: 'Fog', from: '#dfe6ea', to: '#6d8794' },
];

/** The product in small: pictures that can be marked. */
export function ProofBoard() {
  const [marked, setMarked] = useState<readonly string[]>(['Two rowers']);
  return (
    <Sheet
      role="group"
      aria-label="Sample gallery"
      variant="outlined"
      sx={{ borderRadius: 'xl', p: { xs: 1.5, sm: 2 }, boxShadow: 'lg' }}
    >
      <Box sx={{ display: 'flex', gap: 1, mb: 1.5, px: 0.5 }}>
        <Typography level="title-sm" sx={{ flex: 1 }}>
          A day at the harbor
        </Typography>
        <Typography level="body-sm" role="status">
          Chosen {marked.length} of {pictures.length}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          gap: 1,
        }}
      >
        {pictures.map(({ name, from, to }, index) => {
          const on = marked.includes(name);
          return (
            <Box
              key={name}
              sx={{
                position: 'relative',
                aspectRatio: '4 / 5',
                borderRadius: 'md',
                background: `radial-gradient(circle at ${25 + index * 10}% 30%, ${from} 0 18%, transparent 19%), linear-gradient(${150 + index * 14}deg, ${from}, ${to} 70%)`,
              }}
            >
              <IconButton
                size="sm"
                variant="solid"
                color={on ? 'danger' : 'neutral'}
                aria-label={`Choose ${name}`}
                aria-pressed={on}
                onClick={() =>
                  setMarked(
                    on
                      ? marked.filter((one) => one !== name)
                      : [...marked, name],
                  )
                }
                sx={{
                  position: 'absolute',
                  insetBlockEnd: 8,
                  insetInlineEnd: 8,
                  borderRadius: '50%',
                }}
              >
                {on ? <FavoriteIcon /> : <FavoriteBorderIcon />}
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Sheet>
  );
}
