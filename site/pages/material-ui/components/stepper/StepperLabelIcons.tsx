import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

const green = { '&.Mui-active, &.Mui-completed': { color: 'success.main' } };

export default function StepperLabelIcons() {
  return (
    <Stepper activeStep={1} role="group" aria-label="Roast">
      <Step>
        <StepLabel slotProps={{ stepIcon: { sx: green } }}>Dry</StepLabel>
      </Step>
      <Step>
        <StepLabel icon="B" slotProps={{ stepIcon: { sx: green } }}>
          Brown
        </StepLabel>
      </Step>
      <Step>
        <StepLabel icon={<LocalCafeIcon />}>Cool</StepLabel>
      </Step>
    </Stepper>
  );
}
