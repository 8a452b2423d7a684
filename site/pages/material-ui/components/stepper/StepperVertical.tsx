import { useState } from 'react';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Unplug the router', text: 'Wait ten seconds.' },
  { label: 'Press reset', text: 'Hold it until the light turns green.' },
  { label: 'Plug it in again', text: 'It is online after two minutes.' },
];

export default function StepperVertical() {
  const [active, setActive] = useState(0);

  return (
    <Stepper
      orientation="vertical"
      activeStep={active}
      role="group"
      aria-label="Reset the router"
      sx={{ width: 320, maxWidth: '100%', minHeight: 260 }}
    >
      {steps.map(({ label, text }, index) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
          <StepContent>
            {text}
            <div>
              <Button
                disabled={index === 0}
                onClick={() => setActive(index - 1)}
              >
                Back
              </Button>
              <Button onClick={() => setActive(index + 1)}>Done</Button>
            </div>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
