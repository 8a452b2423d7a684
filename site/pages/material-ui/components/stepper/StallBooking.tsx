import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Place', optional: false },
  { name: 'Electricity', optional: true },
  { name: 'Payment', optional: false },
];

export default function StallBooking() {
  const [active, setActive] = useState(0);
  const [skipped, setSkipped] = useState<number[]>([]);
  const booked = active === steps.length;

  const next = (skip: boolean) => {
    setSkipped([
      ...skipped.filter((index) => index !== active),
      ...(skip ? [active] : []),
    ]);
    setActive(active + 1);
  };

  const restart = () => {
    setSkipped([]);
    setActive(0);
  };

  return (
    <Box
      sx={{ width: 1, maxWidth: 480, '& .skipped': { fontStyle: 'italic' } }}
    >
      <Stepper activeStep={active} role="group" aria-label="Book a stall">
        {steps.map(({ name, optional }, index) => (
          <Step
            key={name}
            aria-current={index === active ? 'step' : undefined}
            {...(skipped.includes(index) && {
              completed: false,
              className: 'skipped',
            })}
          >
            <StepLabel
              optional={
                optional && (
                  <Typography variant="caption">
                    {skipped.includes(index) ? 'Skipped' : 'Optional'}
                  </Typography>
                )
              }
            >
              {name}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, mt: 3 }}>
        {steps[active]?.optional && (
          <Button onClick={() => next(true)}>Skip</Button>
        )}
        <Button
          variant="contained"
          onClick={() => (booked ? restart() : next(false))}
        >
          {booked ? 'Book another' : 'Next'}
        </Button>
      </Box>
    </Box>
  );
}
