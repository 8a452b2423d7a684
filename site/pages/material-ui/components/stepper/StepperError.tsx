import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

export default function StepperError() {
  return (
    <Stepper activeStep={1} role="group" aria-label="Building permit">
      <Step>
        <StepLabel>Applicant</StepLabel>
      </Step>
      <Step>
        <StepLabel
          error
          optional={
            <Typography variant="caption" color="error">
              Site plan is missing
            </Typography>
          }
        >
          Documents
        </StepLabel>
      </Step>
      <Step>
        <StepLabel>Fee</StepLabel>
      </Step>
    </Stepper>
  );
}
