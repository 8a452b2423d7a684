import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

const steps = ['Give notice', 'Find movers', 'Pack boxes', 'Hand over keys'];

export default function MoveChecklist() {
  const [active, setActive] = useState(1);
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <Box sx={{ p: 2, '& .move-list': { maxWidth: 720 } }}>
      <Stepper
        className="move-list"
        activeStep={active}
        orientation={narrow ? 'vertical' : 'horizontal'}
        role="group"
        aria-label="Moving house"
      >
        {steps.map((name) => (
          <Step key={name}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Button
        sx={{ mt: 2 }}
        onClick={() => setActive((active + 1) % (steps.length + 1))}
      >
        {active < steps.length ? 'Tick off' : 'Start again'}
      </Button>
    </Box>
  );
}
