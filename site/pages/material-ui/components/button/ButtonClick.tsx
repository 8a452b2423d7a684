import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonClick() {
  const [count, setCount] = useState(0);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="contained" onClick={() => setCount(count + 1)}>
        Add to cart
      </Button>
      <Typography role="status">{`In the cart: ${count}`}</Typography>
    </Stack>
  );
}
