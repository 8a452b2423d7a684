import { useState } from 'react';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

export default function BadgeButton() {
  const [items, setItems] = useState(2);

  return (
    <IconButton
      aria-label={`Add to cart, ${items} items so far`}
      onClick={() => setItems(items + 1)}
    >
      <Badge badgeContent={items} color="primary">
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
