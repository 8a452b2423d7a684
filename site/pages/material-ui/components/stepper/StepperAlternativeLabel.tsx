import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Order placed', 'Packed in Lyon', 'On its way', 'Delivered'];

export default function StepperAlternativeLabel() {
  return (
    <Stepper
      alternativeLabel
      activeStep={2}
      component="ol"
      aria-label="Delivery"
      sx={{ width: 1, p: 0 }}
    >
      {steps.map((step, index) => (
        <Step
          key={step}
          component="li"
          aria-current={index === 2 ? 'step' : undefined}
          sx={{ listStyle: 'none' }}
        >
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
