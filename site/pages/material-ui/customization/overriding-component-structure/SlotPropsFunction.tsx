import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function SlotPropsFunction() {
  return (
    <Tooltip
      describeChild
      title="Ships on Monday"
      placement="top"
      slotProps={{
        tooltip: ({ placement }) => ({
          sx: { fontSize: placement === 'top' ? '1rem' : '0.75rem' },
        }),
      }}
    >
      <Button>Delivery</Button>
    </Tooltip>
  );
}
