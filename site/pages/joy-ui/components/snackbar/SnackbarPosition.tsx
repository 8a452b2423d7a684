import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import type { SnackbarOrigin } from '@mui/joy/Snackbar';

const origins: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];

export default function SnackbarPosition() {
  const [open, setOpen] = useState(false);
  const [origin, setOrigin] = useState(origins[0]);

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        }}
      >
        {origins.map((next) => (
          <Button
            key={`${next.vertical} ${next.horizontal}`}
            variant="soft"
            sx={{ px: 1 }}
            onClick={() => {
              setOrigin(next);
              setOpen(true);
            }}
          >
            {next.vertical} {next.horizontal}
          </Button>
        ))}
      </Box>
      <div role="status">
        <Snackbar
          key={`${origin?.vertical} ${origin?.horizontal}`}
          anchorOrigin={origin}
          open={open}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
          autoHideDuration={4000}
        >
          At {origin?.vertical} {origin?.horizontal}
        </Snackbar>
      </div>
    </>
  );
}
