import Alert from '@mui/joy/Alert';
import { styled } from '@mui/joy/styles';
import Typography from '@mui/joy/Typography';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';

const Tile = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  padding: theme.spacing(1),
  borderRadius: theme.vars.radius.sm,
  ...theme.variants.solid.primary,
}));

export default function AlertSlots() {
  return (
    <Alert
      component="section"
      role="region"
      aria-label="Delivery"
      color="primary"
      startDecorator={<LocalShippingIcon />}
      endDecorator="14:20"
      slots={{ startDecorator: Tile }}
      slotProps={{
        startDecorator: { 'aria-hidden': true },
        endDecorator: ({ size }) => ({
          component: 'time',
          sx: {
            alignSelf: 'flex-start',
            fontSize: size === 'lg' ? 'sm' : 'xs',
          },
        }),
      }}
      sx={{ width: 400, maxWidth: '100%' }}
    >
      <div>
        <Typography level="title-sm" color="primary">
          Your order is on its way
        </Typography>
        It arrives between 9:00 and 12:00 tomorrow.
      </div>
    </Alert>
  );
}
