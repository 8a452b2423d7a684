import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

export default function StepperIndicator() {
  return (
    <Stepper sx={{ width: '100%' }}>
      <Step
        completed
        indicator={
          <StepIndicator variant="soft" color="success">
            <Check />
          </StepIndicator>
        }
      >
        Dates
      </Step>
      <Step
        active
        aria-current="step"
        indicator={
          <StepIndicator variant="solid" color="primary">
            2
          </StepIndicator>
        }
      >
        Room
      </Step>
      <Step indicator={<StepIndicator variant="outlined">3</StepIndicator>}>
        Guests
      </Step>
    </Stepper>
  );
}
