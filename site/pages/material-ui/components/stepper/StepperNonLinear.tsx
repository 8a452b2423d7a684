import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const parts = ['Question', 'Method', 'Results'];

export default function StepperNonLinear() {
  const [active, setActive] = useState(1);
  const [done, setDone] = useState([0]);

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Stepper nonLinear activeStep={active} role="group" aria-label="Report">
        {parts.map((part, index) => (
          <Step key={part} completed={done.includes(index)}>
            <StepButton onClick={() => setActive(index)}>{part}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Button
        sx={{ mt: 3 }}
        disabled={done.includes(active)}
        onClick={() => setDone([...done, active])}
      >
        {`Complete ${parts[active]}`}
      </Button>
    </Box>
  );
}
