import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import { report } from './report';

export default function HikeReport() {
  const scrolledDown = useScrollTrigger();

  return (
    <>
      <Slide appear={false} direction="down" in={!scrolledDown}>
        <AppBar>
          <Toolbar>
            <Typography variant="h6" component="h1">
              To the larch tower
            </Typography>
          </Toolbar>
        </AppBar>
      </Slide>
      <Toolbar />
      <Box sx={{ p: 2 }}>
        {report.map((text) => (
          <Typography key={text} sx={{ mb: 3, fontSize: '1.125rem' }}>
            {text}
          </Typography>
        ))}
      </Box>
    </>
  );
}
