import { styled } from '@mui/material/styles';
import Collapse from '@mui/material/Collapse';
import LinearProgress from '@mui/material/LinearProgress';
import MobileStepper from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const ThickBar = styled(LinearProgress)({
  width: '100%',
  height: 8,
  borderRadius: 4,
});

const Tinted = styled(Collapse)({ opacity: 0.8 });

export default function StepperCustomized() {
  return (
    <Stack spacing={2} sx={{ width: 280, maxWidth: '100%' }}>
      <MobileStepper
        variant="progress"
        position="static"
        steps={3}
        activeStep={1}
        slots={{ progress: ThickBar }}
        slotProps={{ progress: { 'aria-label': 'Setup' } }}
        classes={{ root: 'setup-bar' }}
        sx={{ '&.setup-bar': { bgcolor: 'transparent', p: 0 } }}
        backButton={null}
        nextButton={null}
      />
      <Stepper
        nonLinear
        activeStep={1}
        connector={null}
        orientation="vertical"
        role="group"
        aria-label="Setup"
        classes={{ root: 'setup' }}
        sx={{ '&.setup': { gap: 2 } }}
      >
        <Step
          completed
          classes={{ completed: 'done' }}
          sx={{ '&.done': { opacity: 0.7 } }}
        >
          <StepLabel
            classes={{ label: 'name' }}
            sx={{ '& .name': { textDecoration: 'line-through' } }}
          >
            Name the team
          </StepLabel>
        </Step>
        <Step>
          <StepButton
            classes={{ root: 'wide' }}
            sx={{ '&.wide': { borderRadius: 1 } }}
          >
            Import data
          </StepButton>
          <StepContent
            classes={{ last: 'no-line' }}
            slots={{ transition: Tinted }}
            sx={{ '&.no-line': { pt: 1 } }}
          >
            CSV files up to 20 MB.
          </StepContent>
        </Step>
      </Stepper>
    </Stack>
  );
}
