import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 20 }, (_, index) => `Article ${index + 1}`);

export default function AppBarHideOnScroll() {
  const hidden = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!hidden}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1">
              Scroll down
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box component="main" sx={{ p: 2 }}>
        {lines.map((line) => (
          <Typography key={line} sx={{ py: 1.5 }}>
            {line}
          </Typography>
        ))}
      </Box>
    </>
  );
}
