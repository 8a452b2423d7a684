import { useEffect, useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const free = ['Tuesday 9 to 11', 'Tuesday 17 to 19', 'Thursday 13 to 15'];

export default function DeliverySlots() {
  const [open, setOpen] = useState(false);
  const [slots, setSlots] = useState<string[]>([]);
  const loading = open && slots.length === 0;

  useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const answer = setTimeout(() => setSlots(free), 1200);
    return () => clearTimeout(answer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={slots}
      loading={loading}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Delivery time"
          slotProps={{
            input: {
              ...params.InputProps,
              startAdornment: loading && (
                <CircularProgress size={20} aria-label="Loading times" />
              ),
            },
          }}
        />
      )}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
