import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Plan', 'Neighbors', 'Decision'];

export default function PermitCheck() {
  const [missing, setMissing] = useState(true);

  return (
    <Box sx={{ width: 1, maxWidth: 480 }}>
      <Stepper
        activeStep={1}
        alternativeLabel
        role="group"
        aria-label="Building permit"
      >
        {steps.map((name) => {
          const failed = missing && name === 'Neighbors';
          return (
            <Step key={name}>
              <StepLabel
                error={failed}
                optional={
                  failed && (
                    <Typography
                      variant="caption"
                      color="error"
                      component="div"
                      sx={{ textAlign: 'center' }}
                    >
                      A signature is missing
                    </Typography>
                  )
                }
              >
                {name}
              </StepLabel>
            </Step>
          );
        })}
      </Stepper>
      <Box sx={{ mt: 2, textAlign: 'center' }}>
        <Button onClick={() => setMissing(!missing)}>
          {missing ? 'Add the signature' : 'Remove the signature'}
        </Button>
      </Box>
    </Box>
  );
}
