import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';
import FilterListIcon from '@mui/icons-material/FilterList';

const fields = [
  { name: 'city', label: 'City' },
  { name: 'guests', label: 'Guests' },
  { name: 'price', label: 'Maximum price' },
];

export default function FilterDrawer() {
  const title = useId();
  const [open, setOpen] = useState(false);
  const [count, setCount] = useState(0);
  const close = () => setOpen(false);

  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    const values = [
      ...new FormData(event.currentTarget as HTMLFormElement).values(),
    ];
    setCount(values.filter((value) => value !== '').length);
    close();
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterListIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters ({count})
      </Button>
      <Drawer
        anchor="right"
        keepMounted
        open={open}
        onClose={(_event, reason) => reason === 'escapeKeyDown' && close()}
        slotProps={{
          paper: {
            component: 'form',
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': title,
            onSubmit: apply,
            sx: { width: 320, maxWidth: '85%' },
          },
        }}
      >
        <Toolbar sx={{ flexShrink: 0 }}>
          <Typography
            id={title}
            variant="h6"
            component="h2"
            sx={{ flexGrow: 1 }}
          >
            Filters
          </Typography>
          <IconButton edge="end" aria-label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </Toolbar>
        <Divider />
        <Stack spacing={2} sx={{ flexGrow: 1, overflowY: 'auto', p: 2 }}>
          {fields.map(({ name, label }) => (
            <TextField
              key={name}
              name={name}
              label={label}
              id={`filter-${name}`}
            />
          ))}
        </Stack>
        <Divider />
        <Stack direction="row" spacing={1} sx={{ p: 2 }}>
          <Button type="reset">Clear</Button>
          <Button type="submit" variant="contained" sx={{ flexGrow: 1 }}>
            Apply
          </Button>
        </Stack>
      </Drawer>
    </>
  );
}
