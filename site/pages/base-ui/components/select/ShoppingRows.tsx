import { useEffect, useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Box, styled } from '@mui/system';

const Listbox = styled('ul')({
  margin: 0,
  padding: 8,
  border: '1px solid',
  fontFamily: 'system-ui, sans-serif',
  listStyle: 'none',
  color: 'light-dark(#1c2025, #eaeef2)',
  backgroundColor: 'light-dark(#ffffff, #1d2227)',
});

export default function ShoppingRows() {
  const adder = useRef<HTMLButtonElement>(null);
  const [items, setItems] = useState(['Bread']);
  const [asking, setAsking] = useState(false);

  function take(item: string | null) {
    if (item) setItems([...items, item]);
    setAsking(false);
  }

  // The select is gone once it is answered, and the focus must go on.
  useEffect(() => {
    if (items.length > 1) adder.current?.focus();
  }, [items]);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <span role="status">To buy: {items.join(', ')}</span>
      <Button
        ref={adder}
        disabled={asking}
        focusableWhenDisabled
        onClick={() => setAsking(true)}
      >
        Add an item
      </Button>
      {asking && (
        <Select
          autoFocus
          defaultListboxOpen
          aria-label="Item"
          placeholder="What do you need?"
          onChange={(_, item: string | null) => take(item)}
          slots={{ listbox: Listbox }}
          slotProps={{ listbox: { 'aria-label': 'Item' } }}
        >
          <Option value="Apples">Apples</Option>
          <Option value="Candles">Candles</Option>
          <Option value="Oat milk">Oat milk</Option>
        </Select>
      )}
    </Box>
  );
}
