import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import DeleteIcon from '@mui/icons-material/Delete';
import { TransitionGroup } from 'react-transition-group';

const products = ['Apples', 'Bread', 'Coffee', 'Milk', 'Rice'];

export default function TransitionList() {
  const add = useRef<HTMLButtonElement>(null);
  const [cart, setCart] = useState(['Apples', 'Bread']);
  const next = products.find((product) => !cart.includes(product));

  const remove = (product: string) => {
    setCart(cart.filter((each) => each !== product));
    add.current?.focus();
  };

  return (
    <Box sx={{ minHeight: 270, width: 280, maxWidth: '100%' }}>
      <Button
        ref={add}
        variant="outlined"
        onClick={() => next && setCart([next, ...cart])}
      >
        {next ? `Add ${next.toLowerCase()}` : 'Nothing left to add'}
      </Button>
      <List aria-label="Cart">
        <TransitionGroup component={null}>
          {cart.map((product) => (
            <Collapse key={product} component="li">
              <ListItem
                component="div"
                secondaryAction={
                  <IconButton
                    edge="end"
                    aria-label={`Remove ${product}`}
                    onClick={() => remove(product)}
                  >
                    <DeleteIcon />
                  </IconButton>
                }
              >
                <ListItemText primary={product} />
              </ListItem>
            </Collapse>
          ))}
        </TransitionGroup>
      </List>
    </Box>
  );
}
