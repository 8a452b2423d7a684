import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function ButtonLoading() {
  const [loading, setLoading] = useState(true);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Button variant="contained" loading={loading}>
        Save changes
      </Button>
      <Button variant="outlined" loading={loading}>
        Fetch data
      </Button>
      <Button onClick={() => setLoading(!loading)}>Toggle loading</Button>
    </Stack>
  );
}
