import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import NotificationsIcon from '@mui/icons-material/Notifications';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';

const products = [
  { name: 'Oat soap', price: 6 },
  { name: 'Linen towel', price: 24 },
  { name: 'Cork mat', price: 38 },
];

const news = ['Your order was shipped', 'Cork mats are back in stock'];

export default function ShopHeader() {
  const [items, setItems] = useState(1);
  const [unread, setUnread] = useState(news.length);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [message, setMessage] = useState('');

  const add = (name: string) => {
    setItems(items + 1);
    setMessage(`${name} added. ${items + 1} items in the cart.`);
  };

  return (
    <>
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="h3" sx={{ flex: 1 }}>
            Bath &amp; Co.
          </Typography>
          <IconButton
            color="inherit"
            aria-label={
              unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'
            }
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => {
              setAnchor(event.currentTarget);
              setUnread(0);
            }}
          >
            <Badge badgeContent={unread} color="error">
              <NotificationsIcon />
            </Badge>
          </IconButton>
          <IconButton color="inherit" aria-label={`Cart, ${items} items`}>
            <Badge badgeContent={items} color="secondary" max={9}>
              <ShoppingCartIcon />
            </Badge>
          </IconButton>
        </Toolbar>
      </AppBar>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {news.map((text) => (
          <MenuItem key={text} onClick={() => setAnchor(null)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <Stack spacing={1} sx={{ p: 2 }}>
        {products.map(({ name, price }) => (
          <Box key={name} sx={{ display: 'flex', alignItems: 'center' }}>
            <Typography sx={{ flex: 1 }}>{`${name}, ${price} USD`}</Typography>
            <Button size="small" onClick={() => add(name)}>
              Add to cart
            </Button>
          </Box>
        ))}
        <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
          {message}
        </Typography>
      </Stack>
    </>
  );
}
