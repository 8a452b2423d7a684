import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepperSpecimen() {
  return (
    <Stepper size="sm" sx={{ width: 230 }}>
      <Step indicator={<StepIndicator color="success">✓</StepIndicator>}>Cart</Step>
      <Step
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Pay
      </Step>
    </Stepper>
  );
}
