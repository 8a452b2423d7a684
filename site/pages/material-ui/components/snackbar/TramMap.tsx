import { useState } from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import type { SnackbarOrigin } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const places: { label: string; origin: SnackbarOrigin }[] = [
  {
    label: 'Above the map',
    origin: { vertical: 'top', horizontal: 'center' },
  },
  {
    label: 'By the zoom buttons',
    origin: { vertical: 'bottom', horizontal: 'right' },
  },
];

export default function TramMap() {
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState(places[0]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      {places.map((each) => (
        <Button
          key={each.label}
          variant="outlined"
          onClick={() => {
            setPlace(each);
            setOpen(true);
          }}
        >
          {each.label}
        </Button>
      ))}
      <Snackbar
        key={place?.label}
        open={open}
        anchorOrigin={place?.origin}
        onClose={() => setOpen(false)}
        message="Line 8 stops at the harbour until noon"
      />
    </Stack>
  );
}
