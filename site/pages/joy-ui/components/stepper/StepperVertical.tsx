import Step from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

export default function StepperVertical() {
  return (
    <Stepper orientation="vertical" sx={{ width: 280, maxWidth: '100%' }}>
      <Step
        completed
        indicator={<StepIndicator color="success">1</StepIndicator>}
      >
        <div>
          Ordered
          <Typography level="body-sm">Monday, 9:12</Typography>
        </div>
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
        <div>
          On its way
          <Typography level="body-sm">Tuesday, 7:40</Typography>
        </div>
      </Step>
      <Step disabled indicator={<StepIndicator>3</StepIndicator>}>
        Delivered
      </Step>
    </Stepper>
  );
}
