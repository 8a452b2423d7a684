import { useState } from 'react';
import { Box, styled } from '@mui/system';
import { Toggle } from './Toggle';

const Row = styled('label')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 24,
});

export default function ShopOpening() {
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 300, maxWidth: '100%' }}>
      <Row>
        Take orders
        <Toggle
          checked={open}
          onChange={(event) => setOpen(event.target.checked)}
        />
      </Row>
      <Row>
        Door sign (follows orders)
        <Toggle
          checked={open}
          readOnly
          slotProps={{ input: { 'aria-readonly': true } }}
        />
      </Row>
      <span role="status">
        {open ? 'The shop is open' : 'The shop is closed'}
      </span>
    </Box>
  );
}
