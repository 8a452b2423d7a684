import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useMediaQuery from '@mui/material/useMediaQuery';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const lines = Array.from({ length: 24 }, (_, index) => `Section ${index + 1}`);

export default function BackToTop() {
  const scrolled = useScrollTrigger({ disableHysteresis: true });
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');

  const scrollToTop = () =>
    window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });

  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <Typography variant="h6" component="h1">
            Handbook
          </Typography>
        </Toolbar>
      </AppBar>
      <Box component="main" sx={{ p: 2 }}>
        {lines.map((line) => (
          <Typography key={line} sx={{ py: 1.5 }}>
            {line}
          </Typography>
        ))}
      </Box>
      <Zoom in={scrolled}>
        <Fab
          size="small"
          aria-label="Back to top"
          onClick={scrollToTop}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </>
  );
}
