import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const tips = ['Pin a project', 'Search with Ctrl+K', 'Share a view'];

export default function MobileStepperDots() {
  const [active, setActive] = useState(0);
  const last = tips.length - 1;

  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <Typography role="status" sx={{ p: 2, textAlign: 'center' }}>
        {tips[active]}
      </Typography>
      <MobileStepper
        variant="dots"
        position="static"
        steps={tips.length}
        activeStep={active}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={active === last}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
