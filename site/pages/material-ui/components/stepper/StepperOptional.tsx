import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Details', 'Extras', 'Pay'];
const optionalStep = 1;

export default function StepperOptional() {
  const [active, setActive] = useState(optionalStep);
  const [skipped, setSkipped] = useState(false);

  const go = (step: number, skip: boolean) => {
    setActive(step);
    setSkipped(skip);
  };

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Stepper activeStep={active} role="group" aria-label="Market stall">
        {steps.map((step, index) => {
          const optional = index === optionalStep;
          return (
            <Step
              key={step}
              completed={optional && skipped ? false : undefined}
            >
              <StepLabel
                optional={
                  optional && (
                    <Typography variant="caption">
                      {skipped ? 'Skipped' : 'Optional'}
                    </Typography>
                  )
                }
              >
                {step}
              </StepLabel>
            </Step>
          );
        })}
      </Stepper>
      <Box sx={{ mt: 3 }}>
        <Button disabled={active === 0} onClick={() => go(active - 1, false)}>
          Back
        </Button>
        {active === optionalStep && (
          <Button onClick={() => go(active + 1, true)}>Skip</Button>
        )}
        <Button
          disabled={active === steps.length}
          onClick={() => go(active + 1, skipped)}
        >
          Next
        </Button>
      </Box>
    </Box>
  );
}
