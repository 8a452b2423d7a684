import Step, { stepClasses } from '@mui/joy/Step';
import StepIndicator, { stepIndicatorClasses } from '@mui/joy/StepIndicator';
import Stepper from '@mui/joy/Stepper';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Inventory from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import ShoppingCart from '@mui/icons-material/ShoppingCart';

const steps = [
  { name: 'Ordered', Icon: ShoppingCart },
  { name: 'Packed', Icon: Inventory },
  { name: 'Shipped', Icon: LocalShipping },
  { name: 'Delivered', Icon: CheckCircle },
];
const active = 2;

export default function StepperIcons() {
  return (
    <Stepper
      size="lg"
      aria-label="Delivery"
      sx={{
        width: '100%',
        '--StepIndicator-size': '2.5rem',
        '--Step-connectorInset': '0px',
        [`& .${stepIndicatorClasses.root}`]: { borderWidth: 3 },
        [`& .${stepClasses.root}::after`]: { height: 3 },
        [`& .${stepClasses.completed}`]: {
          '--Step-connectorBg': 'var(--joy-palette-primary-500)',
        },
      }}
    >
      {steps.map(({ name, Icon }, index) => (
        <Step
          key={name}
          orientation="vertical"
          completed={index < active}
          active={index === active}
          disabled={index > active}
          aria-current={index === active ? 'step' : undefined}
          indicator={
            <StepIndicator
              variant={index < active ? 'solid' : 'outlined'}
              color={index > active ? 'neutral' : 'primary'}
            >
              <Icon titleAccess={name} />
            </StepIndicator>
          }
        />
      ))}
    </Stepper>
  );
}
