import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Account', 'Team', 'Plan'];

export default function StepperVerticalStep() {
  return (
    <Stepper sx={{ width: '100%' }}>
      {steps.map((name, index) => (
        <Step
          key={name}
          orientation="vertical"
          indicator={
            <StepIndicator variant="outlined">{index + 1}</StepIndicator>
          }
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
