import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Traveler', 'Dates', 'Photo'];

export default function StepperLinear() {
  const [active, setActive] = useState(1);
  const done = active === steps.length;

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Stepper activeStep={active} role="group" aria-label="Visa application">
        {steps.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {done
          ? 'The application was sent.'
          : `Step ${active + 1} of ${steps.length}: ${steps[active]}`}
      </Typography>
      <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
        Back
      </Button>
      <Button disabled={done} onClick={() => setActive(active + 1)}>
        {active < steps.length - 1 ? 'Next' : 'Send'}
      </Button>
    </Box>
  );
}
