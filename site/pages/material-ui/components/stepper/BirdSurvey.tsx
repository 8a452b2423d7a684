import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MobileStepper from '@mui/material/MobileStepper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const questions = [
  'Where do you feed the birds?',
  'How many came this morning?',
  'Which was the rarest?',
  'Did a cat pass by?',
  'May we ask again in spring?',
];

/** The bar of the survey: thicker, and round at its ends. */
const SurveyBar = styled(LinearProgress)({
  width: 120,
  height: 8,
  borderRadius: 4,
});

export default function BirdSurvey() {
  const [active, setActive] = useState(0);

  return (
    <>
      <Box sx={{ p: 2, pb: 9 }}>
        <Typography role="status" variant="h6" component="p">
          {questions[active]}
        </Typography>
      </Box>
      <MobileStepper
        variant="progress"
        position="bottom"
        steps={questions.length}
        activeStep={active}
        slots={{ progress: SurveyBar }}
        slotProps={{
          progress: {
            'aria-label': `Question ${active + 1} of ${questions.length}`,
          },
        }}
        sx={{ pb: 'calc(8px + env(safe-area-inset-bottom))' }}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={active === questions.length - 1}
            onClick={() => setActive(active + 1)}
          >
            Next
          </Button>
        }
      />
    </>
  );
}
