import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

const Note = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 220,
  padding: theme.spacing(1, 1.5),
  borderRadius: 12,
  color: '#173a2a',
  backgroundColor: '#d8ecd9',
}));

export default function TooltipStyled() {
  return (
    <Tooltip
      arrow
      describeChild
      title="Ships on Monday"
      slots={{ tooltip: Note }}
      slotProps={{ arrow: { sx: { color: '#d8ecd9' } } }}
      classes={{ popper: 'shipping-note' }}
    >
      <Button>Delivery</Button>
    </Tooltip>
  );
}
