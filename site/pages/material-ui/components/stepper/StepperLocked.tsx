import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import LockIcon from '@mui/icons-material/Lock';

export default function StepperLocked() {
  return (
    <Stepper nonLinear activeStep={0} role="group" aria-label="Certificate">
      <Step>
        <StepButton>Course</StepButton>
      </Step>
      <Step disabled>
        <StepButton
          icon={<LockIcon color="disabled" />}
          optional={<Typography variant="caption">After the course</Typography>}
        >
          Exam
        </StepButton>
      </Step>
    </Stepper>
  );
}
