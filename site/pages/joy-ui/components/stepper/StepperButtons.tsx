import { useState } from 'react';
import Step from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import Check from '@mui/icons-material/Check';

const steps = ['Cart', 'Address', 'Payment'];

export default function StepperButtons() {
  const [active, setActive] = useState(1);

  return (
    <Stepper sx={{ width: '100%' }}>
      {steps.map((name, index) => (
        <Step
          key={name}
          active={index === active}
          completed={index < active}
          indicator={
            <StepIndicator
              variant={index <= active ? 'solid' : 'soft'}
              color={index <= active ? 'primary' : 'neutral'}
            >
              {index < active ? <Check /> : index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            aria-current={index === active ? 'step' : undefined}
            onClick={() => setActive(index)}
          >
            {name}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
