import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const places: SnackbarOrigin[] = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'center' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'center' },
  { vertical: 'bottom', horizontal: 'right' },
];
const nameOf = (place: SnackbarOrigin) =>
  `${place.vertical}, ${place.horizontal}`;

export default function SnackbarPosition() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<SnackbarOrigin>({
    vertical: 'bottom',
    horizontal: 'left',
  });

  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', justifyContent: 'center', maxWidth: 480 }}
      >
        {places.map((option) => (
          <Button
            key={nameOf(option)}
            onClick={() => {
              setPlace(option);
              setOpen(true);
            }}
          >
            {nameOf(option)}
          </Button>
        ))}
      </Stack>
      <Snackbar
        key={nameOf(place)}
        anchorOrigin={place}
        open={open}
        autoHideDuration={4000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message={nameOf(place)}
      />
    </>
  );
}
