import { useRef } from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';
import Zoom from '@mui/material/Zoom';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const steps = ['Soak the beans.', 'Chop the onions.', 'Roast the spices.'];

export default function FabScrollTop() {
  const top = useRef<HTMLHeadingElement>(null);
  const scrolled = useScrollTrigger({ disableHysteresis: true });

  return (
    <Box sx={{ p: 2 }}>
      <Typography ref={top} tabIndex={-1} variant="h5" component="h2">
        Bean stew
      </Typography>
      {Array.from({ length: 12 }, (_, index) => (
        <Typography key={index} sx={{ my: 2 }}>
          {`${index + 1}. ${steps[index % steps.length]}`}
        </Typography>
      ))}
      <Zoom in={scrolled} unmountOnExit>
        <Fab
          size="small"
          aria-label="Scroll to top"
          onClick={() => {
            window.scrollTo({ top: 0 });
            top.current?.focus();
          }}
          sx={{ position: 'fixed', bottom: 16, insetInlineEnd: 16 }}
        >
          <KeyboardArrowUpIcon />
        </Fab>
      </Zoom>
    </Box>
  );
}
