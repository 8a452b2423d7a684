import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Typography from '@mui/joy/Typography';

const stops = [
  { name: 'Lyon', time: '8:04' },
  { name: 'Geneva', time: '10:15' },
  { name: 'Bern', time: '12:30' },
];

export default function StepperDotted() {
  return (
    <Stepper
      orientation="vertical"
      sx={{
        width: 240,
        '--Stepper-verticalGap': '2rem',
        '--Step-connectorThickness': '4px',
        '--Step-connectorBg':
          'radial-gradient(circle at center, currentColor 2px, transparent 2px) center / 4px 10px',
        [`& .${stepClasses.root}::after`]: { color: 'primary.500' },
      }}
    >
      {stops.map(({ name, time }, index) => (
        <Step
          key={name}
          indicator={
            <StepIndicator
              variant={index === 0 ? 'solid' : 'soft'}
              color="primary"
            >
              {index + 1}
            </StepIndicator>
          }
        >
          <Typography
            endDecorator={<Typography level="body-sm">{time}</Typography>}
          >
            {name}
          </Typography>
        </Step>
      ))}
    </Stepper>
  );
}
