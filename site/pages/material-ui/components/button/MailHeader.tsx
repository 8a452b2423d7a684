import { useEffect, useState } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import MenuIcon from '@mui/icons-material/Menu';
import MoreVertIcon from '@mui/icons-material/MoreVert';
import RefreshIcon from '@mui/icons-material/Refresh';

export default function MailHeader() {
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    if (!checking) {
      return undefined;
    }
    const answer = setTimeout(() => setChecking(false), 1500);
    return () => clearTimeout(answer);
  }, [checking]);

  return (
    <Paper variant="outlined" sx={{ maxWidth: 480, mx: 'auto' }}>
      <Toolbar>
        <IconButton edge="start" aria-label="Open folders">
          <MenuIcon />
        </IconButton>
        <Typography component="h3" variant="subtitle1" noWrap sx={{ flex: 1 }}>
          Inbox
        </Typography>
        <IconButton
          aria-label="Check for mail"
          loading={checking}
          loadingIndicator={
            <CircularProgress size={20} aria-label="Checking for mail" />
          }
          onClick={() => setChecking(true)}
        >
          <RefreshIcon />
        </IconButton>
        <IconButton aria-label="Delete selected" color="error" disabled>
          <DeleteIcon />
        </IconButton>
        <IconButton edge="end" aria-label="More actions">
          <MoreVertIcon />
        </IconButton>
      </Toolbar>
    </Paper>
  );
}
