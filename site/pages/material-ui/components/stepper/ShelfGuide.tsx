import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { name: 'Sort the boards', text: 'Three short ones, two long ones.' },
  { name: 'Screw the frame', text: 'Leave the screws half a turn loose.' },
  { name: 'Hang it up', text: 'Two people, and a spirit level.' },
];

export default function ShelfGuide() {
  return (
    <Stepper
      component="ol"
      orientation="vertical"
      connector={null}
      activeStep={-1}
      aria-label="Building the shelf"
      sx={{ p: 0, m: 0, listStyle: 'none' }}
    >
      {steps.map(({ name, text }) => (
        <Step key={name} component="li" active expanded>
          <StepLabel>{name}</StepLabel>
          <StepContent
            classes={{ root: 'shelf-step' }}
            sx={{ '&.shelf-step': { pb: 2 } }}
          >
            <Typography variant="body2" color="text.secondary">
              {text}
            </Typography>
          </StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
