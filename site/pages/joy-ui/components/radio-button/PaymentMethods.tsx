import AccountBalanceIcon from '@mui/icons-material/AccountBalance';
import CreditCardIcon from '@mui/icons-material/CreditCard';
import ReceiptIcon from '@mui/icons-material/Receipt';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const methods = [
  { name: 'Credit card', icon: <CreditCardIcon /> },
  { name: 'Bank transfer', icon: <AccountBalanceIcon /> },
  { name: 'Invoice', icon: <ReceiptIcon /> },
];

export default function PaymentMethods() {
  return (
    <RadioGroup
      overlay
      aria-label="Payment method"
      name="payment"
      defaultValue="Credit card"
    >
      <List
        sx={{
          width: 300,
          maxWidth: '100%',
          '--List-gap': '8px',
          '--ListItem-radius': '8px',
          '--ListItem-paddingY': '12px',
        }}
      >
        {methods.map(({ name, icon }) => (
          <ListItem key={name} variant="outlined">
            <ListItemDecorator>{icon}</ListItemDecorator>
            <Radio
              value={name}
              label={name}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
              slotProps={{
                action: ({ checked }) => ({
                  sx: checked
                    ? { border: '2px solid', borderColor: 'primary.500' }
                    : {},
                }),
              }}
            />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
