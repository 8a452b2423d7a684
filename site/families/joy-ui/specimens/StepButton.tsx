import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

export default function StepButtonSpecimen() {
  return (
    <Stepper sx={{ width: 210 }}>
      <Step
        indicator={
          <StepIndicator variant="solid" color="primary">
            1
          </StepIndicator>
        }
      >
        <StepButton>Edit address</StepButton>
      </Step>
    </Stepper>
  );
}
