import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepSpecimen() {
  return (
    <Stepper sx={{ width: 210 }}>
      <Step indicator={<StepIndicator color="primary">1</StepIndicator>}>Address</Step>
    </Stepper>
  );
}
