import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function AtlasPlates() {
  const [narrow, setNarrow] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label="Narrow column"
        control={
          <Switch
            checked={narrow}
            onChange={(event) => setNarrow(event.target.checked)}
          />
        }
      />
      <Pagination
        aria-label="Plates of the atlas"
        sx={{ minHeight: 40 }}
        count={48}
        defaultPage={24}
        siblingCount={narrow ? 0 : 2}
        boundaryCount={narrow ? 1 : 2}
      />
    </Stack>
  );
}
