import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Divider from '@mui/joy/Divider';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';
import Key from '@mui/icons-material/Key';

const terms = [
  { years: '1', label: '1 year', price: 180 },
  { years: '3', label: '3 years, 15% less', price: 459 },
];

export default function LicenseCard() {
  const [seats, setSeats] = useState('5');
  const [years, setYears] = useState('1');
  const [message, setMessage] = useState('');

  const price = terms.find((term) => term.years === years)?.price ?? 0;
  const total = `$${(Number(seats) * price).toLocaleString('en-US')}`;

  return (
    <Card
      component="form"
      size="lg"
      aria-labelledby="license-card-title"
      sx={{ width: 400, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        setMessage(`Ordered for ${total}. The key is on its way.`);
      }}
    >
      <Typography
        id="license-card-title"
        component="h3"
        level="title-lg"
        startDecorator={<Key />}
      >
        Studio license
      </Typography>
      <Divider inset="none" />
      <CardContent sx={{ gap: 2 }}>
        <FormControl required>
          <FormLabel>Seats</FormLabel>
          <Input
            type="number"
            value={seats}
            onChange={(event) => setSeats(event.target.value)}
            slotProps={{ input: { min: 1, max: 500 } }}
          />
          <FormHelperText>One seat for each developer.</FormHelperText>
        </FormControl>
        <FormControl>
          <FormLabel>Term</FormLabel>
          <RadioGroup
            name="years"
            orientation="horizontal"
            value={years}
            onChange={(event) => setYears(event.target.value)}
            sx={{ flexWrap: 'wrap', rowGap: 1 }}
          >
            {terms.map((term) => (
              <Radio key={term.years} value={term.years} label={term.label} />
            ))}
          </RadioGroup>
        </FormControl>
      </CardContent>
      <Divider inset="none" />
      <CardActions>
        <Box sx={{ flex: 1 }}>
          <Typography level="body-sm">Total</Typography>
          <Typography level="h3" component="output">
            {total}
          </Typography>
        </Box>
        <Button type="submit" size="lg">
          Order license
        </Button>
      </CardActions>
      <Typography role="status" level="body-sm">
        {message}
      </Typography>
    </Card>
  );
}
