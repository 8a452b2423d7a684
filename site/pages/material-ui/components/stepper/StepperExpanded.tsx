import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = [
  { label: 'Mark the holes', text: 'Use the paper template in the box.' },
  { label: 'Drill', text: '6 mm wide and 40 mm deep.' },
  { label: 'Hang the shelf', text: 'Tighten the screws by hand.' },
];

export default function StepperExpanded() {
  return (
    <Stepper orientation="vertical" role="group" aria-label="Hang the shelf">
      {steps.map(({ label, text }) => (
        <Step key={label} active expanded>
          <StepLabel>{label}</StepLabel>
          <StepContent>{text}</StepContent>
        </Step>
      ))}
    </Stepper>
  );
}
