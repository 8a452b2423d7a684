import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export default function StepperSpecimen() {
  return (
    <Stepper activeStep={1} alternativeLabel sx={{ width: 280 }}>
      {['Cart', 'Address', 'Pay'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
