import { useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const prices = [45, 60, 75, 80, 95, 110, 110, 120, 135, 150, 150, 180, 240];
const steps = [0, 50, 100, 150, 200, 250];

export default function PriceFilter() {
  const [range, setRange] = useState([50, 150]);
  const [from = 0, to = 250] = range;
  const inside = (price: number) => price >= from && price <= to;
  const found = prices.filter(inside).length;

  return (
    <Sheet
      variant="outlined"
      sx={{ width: 320, maxWidth: '100%', p: 2, borderRadius: 'md' }}
    >
      <Typography level="title-md">Price per night</Typography>
      <Box sx={{ px: 1 }}>
        <Box
          aria-hidden
          sx={{ display: 'flex', alignItems: 'flex-end', gap: '2px', mt: 2 }}
        >
          {steps.slice(1).map((step) => (
            <Box
              key={step}
              sx={{
                flex: 1,
                borderRadius: '2px',
                height:
                  12 *
                  prices.filter((one) => one <= step && one > step - 50).length,
                bgcolor: inside(step - 25) ? 'primary.300' : 'neutral.softBg',
              }}
            />
          ))}
        </Box>
        <Slider
          value={range}
          max={250}
          step={5}
          onChange={(_event, value) => setRange(value as number[])}
          getAriaLabel={(index) => (index === 0 ? 'Lowest' : 'Highest')}
          getAriaValueText={(value) => `${value} dollars`}
          sx={{ mt: -2.5 }}
        />
      </Box>
      <Stack direction="row" spacing={2}>
        <FormControl size="sm" sx={{ flex: 1, minWidth: 0 }}>
          <FormLabel>From</FormLabel>
          <Input
            startDecorator="$"
            value={from}
            onChange={(event) =>
              setRange([Number(event.target.value) || 0, to])
            }
          />
        </FormControl>
        <FormControl size="sm" sx={{ flex: 1, minWidth: 0 }}>
          <FormLabel>To</FormLabel>
          <Input
            startDecorator="$"
            value={to}
            onChange={(event) =>
              setRange([from, Number(event.target.value) || 0])
            }
          />
        </FormControl>
      </Stack>
      <Button fullWidth sx={{ mt: 2 }}>
        <span role="status">{`Show ${found} rooms`}</span>
      </Button>
    </Sheet>
  );
}
