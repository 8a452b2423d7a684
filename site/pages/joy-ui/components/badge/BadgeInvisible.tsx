import { useState } from 'react';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function BadgeInvisible() {
  const [count, setCount] = useState(2);

  return (
    <Stack direction="row" spacing={4} sx={{ alignItems: 'center' }}>
      <Badge badgeContent={count} invisible={count < 2}>
        <ShoppingCartIcon titleAccess={`Cart, ${count} articles`} />
      </Badge>
      <Button variant="outlined" onClick={() => setCount(count + 1)}>
        Add
      </Button>
      <Button
        variant="outlined"
        color="neutral"
        disabled={count === 0}
        onClick={() => setCount(count - 1)}
      >
        Remove
      </Button>
    </Stack>
  );
}
