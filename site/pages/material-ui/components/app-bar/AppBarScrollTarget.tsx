import { useState } from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const lines = Array.from({ length: 16 }, (_, index) => `Message ${index + 1}`);

export default function AppBarScrollTarget() {
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const hidden = useScrollTrigger({ target: pane ?? undefined, threshold: 40 });

  return (
    <Box
      ref={setPane}
      role="region"
      aria-label="Messages"
      tabIndex={0}
      sx={{ height: 240, overflow: 'auto', border: 1, borderColor: 'divider' }}
    >
      <Slide appear={false} in={!hidden} direction="down" container={pane}>
        <AppBar position="sticky" component="div" sx={{ zIndex: 1 }}>
          <Toolbar>Scroll this pane</Toolbar>
        </AppBar>
      </Slide>
      {lines.map((line) => (
        <Typography key={line} sx={{ px: 2, py: 1 }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}
