import { useState } from 'react';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';

const fields = ['Your trade', 'Years in business', 'What is it for?'];

export default function LoanAnswers() {
  const [active, setActive] = useState(0);

  return (
    <Stepper
      nonLinear
      orientation="vertical"
      activeStep={active}
      role="group"
      aria-label="Loan for a workshop"
      sx={{ width: 1, maxWidth: 360, '& .question': { borderRadius: 1 } }}
    >
      {fields.map((field, index) => (
        <Step key={field}>
          <StepButton className="question" onClick={() => setActive(index)}>
            {field}
          </StepButton>
          <StepContent
            transitionDuration={200}
            slotProps={{ transition: { unmountOnExit: false } }}
          >
            <TextField
              label={field}
              size="small"
              fullWidth
              margin="dense"
              multiline={index === 2}
            />
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
