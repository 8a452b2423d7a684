import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';

const steps = ['Drying', 'Browning', 'First crack', 'Cooling'];

export default function CoffeeRoast() {
  return (
    <Stepper
      activeStep={2}
      orientation="vertical"
      role="group"
      aria-label="Roast 118"
      connector={null}
      classes={{ root: 'roast' }}
      sx={{ '&.roast': { gap: 1 } }}
    >
      {steps.map((name, index) => (
        <Step
          key={name}
          classes={{ completed: 'roasted' }}
          sx={{ '&.roasted': { opacity: 0.8 } }}
        >
          <StepLabel
            icon={
              index === 3 ? <LocalCafeIcon /> : String.fromCharCode(65 + index)
            }
            slotProps={{
              stepIcon: {
                classes: { text: 'roast-letter' },
                sx: {
                  color: 'text.secondary',
                  '&.Mui-active, &.Mui-completed': { color: 'success.main' },
                  '& .roast-letter': { fontWeight: 700 },
                },
              },
              label: { sx: { fontSize: '1rem' } },
            }}
            classes={{ iconContainer: 'roast-icon' }}
            sx={{ '& .roast-icon': { pr: 2 } }}
          >
            {name}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
