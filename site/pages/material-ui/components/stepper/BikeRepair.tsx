import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const stages = ['Dropped off', 'Parts ordered', 'On the stand', 'Ready'];
const current = 2;

export default function BikeRepair() {
  return (
    <Stepper
      component="ol"
      activeStep={current}
      alternativeLabel
      aria-label="Repair of the green bicycle"
      sx={{ width: 1, maxWidth: 520, p: 0, listStyle: 'none' }}
    >
      {stages.map((stage, index) => (
        <Step
          key={stage}
          component="li"
          aria-current={index === current ? 'step' : undefined}
        >
          <StepLabel>{stage}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
