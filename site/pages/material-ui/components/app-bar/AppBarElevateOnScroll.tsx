import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 14 }, (_, index) => `Entry ${index + 1}`);

export default function AppBarElevateOnScroll() {
  const scrolled = useScrollTrigger({ disableHysteresis: true, threshold: 0 });

  return (
    <>
      <AppBar color="inherit" elevation={scrolled ? 4 : 0}>
        <Toolbar>
          <Typography variant="h6" component="h1">
            Change log
          </Typography>
        </Toolbar>
      </AppBar>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {lines.map((line) => (
          <Typography key={line} sx={{ py: 1 }}>
            {line}
          </Typography>
        ))}
      </Box>
    </>
  );
}
