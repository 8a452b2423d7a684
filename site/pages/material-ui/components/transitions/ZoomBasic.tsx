import { useState } from 'react';
import Button from '@mui/material/Button';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';
import AddIcon from '@mui/icons-material/Add';

export default function ZoomBasic() {
  const [shown, setShown] = useState(true);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Hide' : 'Show'} button
      </Button>
      <Zoom in={shown} appear={false}>
        <Fab color="primary" aria-label="Add contact">
          <AddIcon />
        </Fab>
      </Zoom>
    </Stack>
  );
}
