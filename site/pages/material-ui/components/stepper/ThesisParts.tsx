import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';

const parts = ['Question', 'Method', 'Results', 'Defense'];

export default function ThesisParts() {
  const [active, setActive] = useState(1);
  const [done, setDone] = useState([0]);
  const ready = done.length >= parts.length - 1;

  return (
    <Box sx={{ width: 1, maxWidth: 560 }}>
      <Stepper
        nonLinear
        alternativeLabel
        activeStep={active}
        component="nav"
        aria-label="Thesis"
      >
        {parts.map((part, index) => {
          const locked = part === 'Defense' && !ready;
          return (
            <Step key={part} completed={done.includes(index)} disabled={locked}>
              <StepButton
                onClick={() => setActive(index)}
                icon={locked ? <LockIcon color="disabled" /> : undefined}
                optional={
                  locked && (
                    <Typography variant="caption">after the rest</Typography>
                  )
                }
              >
                {part}
              </StepButton>
            </Step>
          );
        })}
      </Stepper>
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <Button
          variant="outlined"
          disabled={done.includes(active)}
          onClick={() => setDone([...done, active])}
        >
          {done.includes(active)
            ? `${parts[active]} is finished`
            : `Finish: ${parts[active]}`}
        </Button>
      </Box>
    </Box>
  );
}
