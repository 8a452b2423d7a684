import { Link, MemoryRouter, useLocation } from 'react-router';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';

const steps = ['/address', '/pay', '/review'];

function CheckoutSteps() {
  const { pathname } = useLocation();

  return (
    <Stepper
      nonLinear
      activeStep={steps.indexOf(pathname)}
      component="nav"
      aria-label="Checkout"
    >
      {steps.map((to) => (
        <Step key={to}>
          <StepButton component={Link} to={to}>
            {to}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}

export default function StepperReactRouter() {
  return (
    <MemoryRouter initialEntries={['/pay']}>
      <CheckoutSteps />
    </MemoryRouter>
  );
}
