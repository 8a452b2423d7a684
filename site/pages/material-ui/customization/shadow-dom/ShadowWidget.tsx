import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useColorScheme } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ShadowTheme from './ShadowTheme';

function Feedback() {
  const [open, setOpen] = useState(false);
  const { mode, setMode } = useColorScheme();
  const close = () => setOpen(false);

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Send feedback
        </Button>
        <FormControlLabel
          label="Dark"
          control={
            <Switch
              checked={mode === 'dark'}
              onChange={(_event, dark) => setMode(dark ? 'dark' : 'light')}
            />
          }
        />
      </Stack>
      <Dialog open={open} onClose={close} aria-labelledby="feedback">
        <DialogTitle id="feedback">Feedback</DialogTitle>
        <DialogContent>
          <TextField
            label="What went wrong?"
            multiline
            rows={3}
            margin="dense"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Send</Button>
        </DialogActions>
      </Dialog>
    </Paper>
  );
}

export default function ShadowWidget() {
  return (
    <ShadowTheme>
      <Feedback />
    </ShadowTheme>
  );
}
