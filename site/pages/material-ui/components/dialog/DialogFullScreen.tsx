import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function DialogFullScreen() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit profile
      </Button>
      <Dialog
        fullScreen
        open={open}
        onClose={close}
        aria-labelledby="edit-profile"
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
      >
        <AppBar position="sticky">
          <Toolbar>
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Close"
              onClick={close}
            >
              <CloseIcon />
            </IconButton>
            <Typography
              id="edit-profile"
              variant="h6"
              component="h2"
              sx={{ flexGrow: 1, mx: 2 }}
            >
              Edit profile
            </Typography>
            <Button autoFocus color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <Stack
          spacing={3}
          sx={{ width: '100%', maxWidth: 480, mx: 'auto', p: 3 }}
        >
          <TextField label="Name" defaultValue="Sam Osei" />
          <TextField label="Job title" defaultValue="Product manager" />
        </Stack>
      </Dialog>
    </>
  );
}
