import Step from '@mui/joy/Step';
import Stepper from '@mui/joy/Stepper';

export default function StepperBasic() {
  return (
    <Stepper sx={{ width: '100%' }}>
      <Step completed>Cart</Step>
      <Step active aria-current="step">
        Address
      </Step>
      <Step disabled>Payment</Step>
    </Stepper>
  );
}
