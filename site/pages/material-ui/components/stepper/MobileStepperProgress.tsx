import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';

const questions = [
  'How did you hear about us?',
  'What do you want to build?',
  'How large is your team?',
];

export default function MobileStepperProgress() {
  const [active, setActive] = useState(1);
  const last = questions.length - 1;

  return (
    <Box sx={{ p: 2, pb: 9 }}>
      <Typography role="status" variant="h6" component="p">
        {questions[active]}
      </Typography>
      <MobileStepper
        variant="progress"
        position="bottom"
        steps={questions.length}
        activeStep={active}
        slotProps={{
          progress: { 'aria-label': `Question ${active + 1} of ${last + 1}` },
        }}
        sx={{ pb: 'calc(8px + env(safe-area-inset-bottom))' }}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={active === last}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </Box>
  );
}
