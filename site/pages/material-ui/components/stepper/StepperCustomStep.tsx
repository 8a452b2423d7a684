import Step from '@mui/material/Step';
import type { StepProps } from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

interface WeekProps extends StepProps {
  title: string;
}

function Week({ title, index = 0, last = false }: WeekProps) {
  return (
    <Step index={index} last={last}>
      <StepLabel
        optional={
          <Typography variant="caption">
            {last ? 'Exam' : `Week ${index + 1}`}
          </Typography>
        }
      >
        {title}
      </StepLabel>
    </Step>
  );
}

export default function StepperCustomStep() {
  return (
    <Stepper activeStep={1} role="group" aria-label="Course">
      <Week title="Read" />
      <Week title="Write" />
      <Week title="Speak" />
    </Stepper>
  );
}
