import Step, { stepClasses } from '@mui/joy/Step';
import StepButton from '@mui/joy/StepButton';
import StepIndicator from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import { styled } from '@mui/joy/styles';

const Row = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(100px, 1fr))',
  gap: theme.spacing(1),
  width: '100%',
  margin: 0,
  padding: 0,
}));

const Segment = styled('li')(({ theme }) => ({
  listStyle: 'none',
  paddingBlockStart: theme.spacing(1),
  borderBlockStart: '4px solid',
  borderColor: theme.vars.palette.neutral.softBg,
  [`&.${stepClasses.completed}, &.${stepClasses.active}`]: {
    borderColor: theme.vars.palette.primary.solidBg,
  },
}));

const Number = styled('span')(({ theme }) => ({
  ...theme.typography['body-xs'],
  color: theme.vars.palette.text.secondary,
}));

const PlainLink = styled('a')(({ theme }) => ({
  ...theme.typography['title-sm'],
  color: theme.vars.palette.text.primary,
  [theme.focus.selector]: theme.focus.default,
}));

const steps = ['Cart', 'Address', 'Payment'];
const active = 1;

export default function StepperSlots() {
  return (
    <Stepper
      slots={{ root: Row }}
      slotProps={{ root: { 'aria-label': 'Checkout' } }}
    >
      {steps.map((name, index) => (
        <Step
          key={name}
          active={index === active}
          completed={index < active}
          slots={{ root: Segment }}
          slotProps={{
            root: (ownerState) => ({
              'aria-current': ownerState.active ? 'step' : undefined,
            }),
            indicator: { sx: { justifyContent: 'start', width: 'auto' } },
          }}
          indicator={
            <StepIndicator
              slots={{ root: Number }}
              slotProps={{ root: { 'aria-hidden': true } }}
            >
              Step {index + 1}
            </StepIndicator>
          }
        >
          <StepButton
            component="a"
            slots={{ root: PlainLink }}
            slotProps={{ root: { href: `#checkout-${index}` } }}
          >
            {name}
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
}
