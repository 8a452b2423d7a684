import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import HomeIcon from '@mui/icons-material/Home';
import InventoryIcon from '@mui/icons-material/Inventory';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const icons = [InventoryIcon, LocalShippingIcon, HomeIcon];

function DeliveryIcon({ active, className, completed, icon }: StepIconProps) {
  const Icon = icons[Number(icon) - 1] ?? HomeIcon;
  const reached = active === true || completed === true;
  return (
    <Box
      className={className}
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        borderRadius: '50%',
        color: reached ? 'primary.contrastText' : 'text.secondary',
        bgcolor: reached ? 'primary.main' : 'action.selected',
      }}
    >
      <Icon />
    </Box>
  );
}

const thickLine = (
  <StepConnector
    classes={{ line: 'line', active: 'reached', completed: 'reached' }}
    sx={{
      top: 22,
      left: 'calc(-50% + 32px)',
      right: 'calc(50% + 32px)',
      '& .line': { borderTopWidth: 4 },
      '&.reached .line': { borderColor: 'primary.main' },
    }}
  />
);

export default function StepperCustomIcons() {
  return (
    <Stepper
      alternativeLabel
      activeStep={1}
      connector={thickLine}
      role="group"
      aria-label="Delivery"
      sx={{ width: 1 }}
    >
      {['Packed', 'In transit', 'Delivered'].map((label) => (
        <Step key={label}>
          <StepLabel slots={{ stepIcon: DeliveryIcon }}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
