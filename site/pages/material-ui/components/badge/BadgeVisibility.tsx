import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TaskIcon from '@mui/icons-material/Task';

export default function BadgeVisibility() {
  const [open, setOpen] = useState(2);
  const [zero, setZero] = useState(false);
  const [hidden, setHidden] = useState(false);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Badge
        badgeContent={open}
        color="secondary"
        showZero={zero}
        invisible={hidden}
      >
        <TaskIcon color="action" fontSize="large" />
      </Badge>
      <Stack direction="row">
        <Button onClick={() => setOpen(Math.max(open - 1, 0))}>Finish</Button>
        <Button onClick={() => setOpen(open + 1)}>Add task</Button>
      </Stack>
      <Stack direction="row">
        <FormControlLabel
          label="showZero"
          control={<Switch onChange={(_event, on) => setZero(on)} />}
        />
        <FormControlLabel
          label="invisible"
          control={<Switch onChange={(_event, on) => setHidden(on)} />}
        />
      </Stack>
    </Stack>
  );
}
