import { useState } from 'react';
import Alert from '@mui/material/Alert';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function ClickAwayDisabled() {
  const [active, setActive] = useState(false);
  const [count, setCount] = useState(0);

  return (
    <ClickAwayListener
      mouseEvent={active ? 'onClick' : false}
      touchEvent={active ? 'onTouchEnd' : false}
      onClickAway={() => setCount(count + 1)}
    >
      <Stack spacing={2} sx={{ width: 280 }}>
        <FormControlLabel
          label="Listen"
          control={<Switch onChange={(_event, on) => setActive(on)} />}
        />
        <Alert severity="info">Clicks outside: {count}</Alert>
      </Stack>
    </ClickAwayListener>
  );
}
