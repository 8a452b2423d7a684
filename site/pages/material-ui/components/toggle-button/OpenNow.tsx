import { useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import ScheduleIcon from '@mui/icons-material/Schedule';

const bakeries = [
  { name: 'Lund’s bakery', open: true },
  { name: 'Corner rolls', open: false },
  { name: 'Mill and Son', open: true },
];

export default function OpenNow() {
  const [openOnly, setOpenOnly] = useState(false);

  return (
    <Stack spacing={1.5} sx={{ width: 220 }}>
      <ToggleButton
        value="open"
        fullWidth
        size="small"
        color="success"
        selected={openOnly}
        onChange={() => setOpenOnly(!openOnly)}
        sx={{ gap: 1 }}
      >
        <ScheduleIcon fontSize="small" />
        Open now
      </ToggleButton>
      <Stack component="ul" sx={{ m: 0, p: 0, minHeight: 72 }}>
        {bakeries
          .filter(({ open }) => open || !openOnly)
          .map(({ name }) => (
            <Typography component="li" key={name} sx={{ listStyle: 'none' }}>
              {name}
            </Typography>
          ))}
      </Stack>
    </Stack>
  );
}
