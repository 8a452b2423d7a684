import { useState } from 'react';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function FadeBasic() {
  const [saved, setSaved] = useState(false);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setSaved(!saved)}>
        {saved ? 'Edit' : 'Save'}
      </Button>
      <Fade in={saved}>
        <Chip color="success" label="Saved" />
      </Fade>
    </Stack>
  );
}
