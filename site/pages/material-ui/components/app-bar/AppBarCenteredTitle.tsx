import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function AppBarCenteredTitle() {
  return (
    <AppBar position="static">
      <Toolbar
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto 1fr', gap: 1 }}
      >
        <IconButton
          color="inherit"
          edge="start"
          aria-label="Back to lists"
          sx={{ justifySelf: 'start' }}
        >
          <ArrowBackIcon />
        </IconButton>
        <Typography variant="h6" component="div" noWrap>
          Shopping list
        </Typography>
        <Button color="inherit" sx={{ justifySelf: 'end' }}>
          Share
        </Button>
      </Toolbar>
    </AppBar>
  );
}
