import { useState } from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Checkbox from '@mui/joy/Checkbox';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';
import CreditCard from '@mui/icons-material/CreditCard';

export default function PaymentCard() {
  const [saved, setSaved] = useState(false);

  return (
    <Card
      component="form"
      variant="outlined"
      sx={{ width: 380, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(true);
      }}
    >
      <Typography level="title-lg" component="p">
        Payment
      </Typography>
      <Divider inset="none" />
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 1.5,
        }}
      >
        <FormControl sx={{ gridColumn: '1 / -1' }} required>
          <FormLabel>Card number</FormLabel>
          <Input
            name="number"
            inputMode="numeric"
            autoComplete="cc-number"
            endDecorator={<CreditCard />}
          />
        </FormControl>
        <FormControl required>
          <FormLabel>Expires</FormLabel>
          <Input name="expires" autoComplete="cc-exp" />
        </FormControl>
        <FormControl required>
          <FormLabel>Security code</FormLabel>
          <Input name="code" inputMode="numeric" autoComplete="cc-csc" />
        </FormControl>
        <Checkbox
          name="keep"
          label="Keep this card"
          sx={{ gridColumn: '1 / -1' }}
        />
        <CardActions sx={{ gridColumn: '1 / -1' }}>
          <Button type="submit">Add card</Button>
        </CardActions>
        <Typography role="status" level="body-sm" sx={{ gridColumn: '1 / -1' }}>
          {saved ? 'The card is added.' : ''}
        </Typography>
      </CardContent>
    </Card>
  );
}
