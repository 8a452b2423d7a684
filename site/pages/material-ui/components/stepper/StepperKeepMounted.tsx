import { useState } from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const fields = ['Business name', 'Purpose of the loan'];

export default function StepperKeepMounted() {
  const [active, setActive] = useState(0);

  return (
    <Stepper
      nonLinear
      orientation="vertical"
      activeStep={active}
      role="group"
      aria-label="Loan application"
      sx={{ width: 280, maxWidth: '100%' }}
    >
      {fields.map((field, index) => (
        <Step key={field}>
          <StepButton onClick={() => setActive(index)}>{field}</StepButton>
          <StepContent
            transitionDuration={200}
            slotProps={{ transition: { unmountOnExit: false } }}
          >
            <TextField label={field} size="small" margin="dense" fullWidth />
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
