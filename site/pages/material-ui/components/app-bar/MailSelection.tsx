import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArchiveIcon from '@mui/icons-material/Archive';
import CloseIcon from '@mui/icons-material/Close';

const mails = ['Invoice for April', 'Key to the cellar', 'Summer party'];

export default function MailSelection() {
  const [chosen, setChosen] = useState(['Key to the cellar']);
  const choosing = chosen.length > 0;

  const toggle = (mail: string) =>
    setChosen(
      chosen.includes(mail)
        ? chosen.filter((other) => other !== mail)
        : [...chosen, mail],
    );

  return (
    <Paper variant="outlined" sx={{ maxWidth: 420, overflow: 'hidden' }}>
      <AppBar
        position="static"
        elevation={0}
        color={choosing ? 'primary' : 'default'}
        enableColorOnDark
      >
        <Toolbar>
          {choosing && (
            <IconButton
              edge="start"
              color="inherit"
              aria-label="Choose none"
              onClick={() => setChosen([])}
            >
              <CloseIcon />
            </IconButton>
          )}
          <Typography role="status" sx={{ flexGrow: 1, mx: 1 }}>
            {choosing ? `${chosen.length} chosen` : 'Inbox'}
          </Typography>
          {choosing && (
            <IconButton edge="end" color="inherit" aria-label="Archive">
              <ArchiveIcon />
            </IconButton>
          )}
        </Toolbar>
      </AppBar>
      <FormGroup sx={{ px: 2, py: 1 }}>
        {mails.map((mail) => (
          <FormControlLabel
            key={mail}
            label={mail}
            control={
              <Checkbox
                checked={chosen.includes(mail)}
                onChange={() => toggle(mail)}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}
