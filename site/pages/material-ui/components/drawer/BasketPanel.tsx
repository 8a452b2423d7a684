import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

const basket = [
  { name: 'Garden shears', price: '€34' },
  { name: 'Twine, 50 m', price: '€4' },
];

export default function BasketPanel() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Basket (2)
      </Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': 'Basket',
            sx: { width: 320, maxWidth: '85%', p: 2 },
          },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
            Basket
          </Typography>
          <IconButton edge="end" aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Box>
        <List aria-label="In the basket" sx={{ flexGrow: 1 }}>
          {basket.map(({ name, price }) => (
            <ListItem key={name} disableGutters divider secondaryAction={price}>
              <ListItemText primary={name} />
            </ListItem>
          ))}
        </List>
        <Button variant="contained" onClick={close}>
          Pay €38
        </Button>
      </Drawer>
    </>
  );
}
