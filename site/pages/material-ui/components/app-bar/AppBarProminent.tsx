import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';

export default function AppBarProminent() {
  return (
    <AppBar position="static">
      <Toolbar
        sx={{
          minHeight: 144,
          py: 1,
          flexDirection: 'column',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
        }}
      >
        <IconButton color="inherit" edge="start" aria-label="Back to courses">
          <ArrowBackIcon />
        </IconButton>
        <Typography variant="h4" component="h2" noWrap sx={{ maxWidth: 1 }}>
          Statistics for beginners
        </Typography>
      </Toolbar>
    </AppBar>
  );
}
