import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';

const steps = ['Draft', 'Review', 'Published'];

export default function StepperConnector() {
  return (
    <Stepper
      sx={{
        width: '100%',
        '--Step-connectorThickness': '3px',
        '--Step-connectorRadius': '2px',
        [`& .${stepClasses.completed}`]: {
          '--Step-connectorBg': 'var(--joy-palette-primary-500)',
        },
      }}
    >
      {steps.map((name, index) => (
        <Step
          key={name}
          completed={index < 1}
          active={index === 1}
          indicator={<StepIndicator color="primary">{index + 1}</StepIndicator>}
        >
          {name}
        </Step>
      ))}
    </Stepper>
  );
}
