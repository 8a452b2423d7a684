import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel, { type StepLabelProps } from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

function PlainLabel(props: StepLabelProps) {
  return <StepLabel {...props} />;
}

function NamedLabel(props: StepLabelProps) {
  return <StepLabel {...props} />;
}

NamedLabel.muiName = 'StepLabel';

export default function CompositionMuiName() {
  return (
    <Stepper nonLinear>
      <Step>
        <StepButton>
          <PlainLabel>Without muiName</PlainLabel>
        </StepButton>
      </Step>
      <Step>
        <StepButton>
          <NamedLabel>With muiName</NamedLabel>
        </StepButton>
      </Step>
    </Stepper>
  );
}
