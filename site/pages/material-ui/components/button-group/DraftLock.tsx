import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function DraftLock() {
  const [locked, setLocked] = useState(true);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Locked while Ida writes"
        control={
          <Switch
            checked={locked}
            onChange={(event) => setLocked(event.target.checked)}
          />
        }
      />
      <ButtonGroup
        disabled={locked}
        disableFocusRipple
        aria-label="The minutes"
        sx={{
          '& .Mui-focusVisible': { outline: '2px solid', outlineOffset: 2 },
        }}
      >
        <Button>Edit</Button>
        <Button>Rename</Button>
        <Button color="error">Delete</Button>
      </ButtonGroup>
    </Stack>
  );
}
