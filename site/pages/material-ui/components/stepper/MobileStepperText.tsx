import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';

const steps = ['Soak the beans.', 'Boil for an hour.', 'Add salt and oil.'];
const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } };

export default function MobileStepperText() {
  const [active, setActive] = useState(0);
  const move = (by: number) =>
    setActive((active + by + steps.length) % steps.length);

  return (
    <Box sx={{ width: 1, maxWidth: 360 }}>
      <Typography role="status" sx={{ p: 2, textAlign: 'center' }}>
        {steps[active]}
      </Typography>
      <MobileStepper
        variant="text"
        position="static"
        steps={steps.length}
        activeStep={active}
        backButton={
          <IconButton aria-label="Previous step" onClick={() => move(-1)}>
            <ArrowBackIcon sx={mirrored} />
          </IconButton>
        }
        nextButton={
          <IconButton aria-label="Next step" onClick={() => move(1)}>
            <ArrowForwardIcon sx={mirrored} />
          </IconButton>
        }
      />
    </Box>
  );
}
