import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Person', task: 'Enter your name as it stands in the passport.' },
  { name: 'Journey', task: 'Say when you arrive and where you stay.' },
  { name: 'Photo', task: 'Add a photo of 35 by 45 millimetres.' },
];

export default function VisaForm() {
  const [active, setActive] = useState(0);
  const step = steps[active];

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Stepper activeStep={active} role="group" aria-label="Visa application">
        {steps.map(({ name }, index) => (
          <Step key={name} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{name}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {step ? step.task : 'The application is sent.'}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          disabled={!step}
          onClick={() => setActive(active + 1)}
        >
          {active < steps.length - 1 ? 'Next' : 'Send'}
        </Button>
      </Box>
    </Box>
  );
}
