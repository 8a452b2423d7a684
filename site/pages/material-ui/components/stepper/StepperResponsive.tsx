import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

const steps = ['Give notice', 'Find movers', 'Pack boxes', 'Hand over keys'];

export default function StepperResponsive() {
  const theme = useTheme();
  const narrow = useMediaQuery(theme.breakpoints.down('sm'));

  return (
    <Stepper
      activeStep={1}
      orientation={narrow ? 'vertical' : 'horizontal'}
      role="group"
      aria-label="Moving out"
      sx={{ p: 2 }}
    >
      {steps.map((step) => (
        <Step key={step}>
          <StepLabel>{step}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
