import { useState } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutline';

export default function BackupDays() {
  const [on, setOn] = useState(false);
  const [days, setDays] = useState(['Monday', 'Thursday', 'Sunday']);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        label="Back up the shop"
        control={
          <Switch checked={on} onChange={(_event, checked) => setOn(checked)} />
        }
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ minHeight: 32 }}>
        {days.map((day) => (
          <Chip
            key={day}
            label={day}
            disabled={!on}
            skipFocusWhenDisabled
            aria-disabled={!on}
            deleteIcon={<RemoveCircleOutlineIcon />}
            onDelete={() => {
              if (on) {
                setDays(days.filter((other) => other !== day));
              }
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
