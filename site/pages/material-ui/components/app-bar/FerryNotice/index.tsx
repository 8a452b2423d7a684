import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { notice } from './notice';

export default function FerryNotice() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar
        color="inherit"
        elevation={scrolled ? 4 : 0}
        sx={{ bgcolor: 'background.default', transition: 'box-shadow 0.2s' }}
      >
        <Toolbar>
          <Typography variant="h6" component="h1">
            Winter timetable
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {notice.map((text) => (
          <Typography key={text} sx={{ mb: 3 }}>
            {text}
          </Typography>
        ))}
      </Box>
    </>
  );
}
