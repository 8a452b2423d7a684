import { useId, useState } from 'react';
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
  '& [aria-selected="true"]': { fontWeight: 600 },
});

export default function MarketDay() {
  const label = useId();
  const list = useId();
  const [open, setOpen] = useState(false);

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 280 }}>
      <div>
        <span id={label}>Market day</span>{' '}
        <Select
          aria-labelledby={label}
          defaultValue="Saturday"
          listboxId={list}
          listboxOpen={open}
          onListboxOpenChange={setOpen}
          slots={{ listbox: Listbox }}
          slotProps={{ listbox: { 'aria-labelledby': label } }}
        >
          <Option value="Wednesday">Wednesday</Option>
          <Option value="Friday">Friday</Option>
          <Option value="Saturday">Saturday</Option>
        </Select>
      </div>
      <p style={{ margin: 0 }}>
        Rain is likely on Saturday.{' '}
        <Button
          aria-controls={list}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          Take another day
        </Button>
      </p>
    </Box>
  );
}
