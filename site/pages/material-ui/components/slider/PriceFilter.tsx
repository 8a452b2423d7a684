import { useState } from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** The number of apartments in each step of 20 USD. */
const offers = [2, 5, 9, 14, 18, 16, 11, 12, 8, 6, 4, 3, 2, 1, 1];
const step = 20;
const max = offers.length * step;

const count = ([from = 0, to = max]: number[]) =>
  offers
    .filter((_, index) => index * step >= from && (index + 1) * step <= to)
    .reduce((sum, number) => sum + number, 0);

const toText = (range: number[]) => range.map(String);

export default function PriceFilter() {
  const [range, setRange] = useState([60, 180]);
  const [texts, setTexts] = useState(toText(range));
  const [dragged, setDragged] = useState(false);
  const [low = 0, high = max] = range;

  const apply = (next: number[]) => {
    setRange(next);
    setTexts(toText(next));
  };

  const applyText = () => {
    const prices = texts.map((text, index) => {
      const price = Math.round(Number.parseFloat(text) / step) * step;
      return Number.isNaN(price)
        ? (range[index] ?? 0)
        : Math.min(Math.max(price, 0), max);
    });
    apply(prices.sort((a, b) => a - b));
  };

  return (
    <Box role="group" aria-label="Price per night">
      <Typography component="div" variant="subtitle1">
        Price per night
      </Typography>
      <Box
        aria-hidden
        sx={{ display: 'flex', alignItems: 'end', height: 72, gap: '2px' }}
      >
        {offers.map((number, index) => {
          const inside = index * step >= low && (index + 1) * step <= high;
          return (
            <Box
              key={index}
              sx={{
                flex: 1,
                height: number * 4,
                borderRadius: '2px 2px 0 0',
                bgcolor: inside ? 'primary.main' : 'action.selected',
              }}
            />
          );
        })}
      </Box>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest' : 'Highest')}
        getAriaValueText={(value) => `${value} dollars`}
        disableSwap
        max={max}
        step={step}
        value={range}
        onChange={(_event, value) => {
          apply(value);
          setDragged(true);
        }}
        onChangeCommitted={() => setDragged(false)}
        sx={{ mt: '-13px', display: 'block' }}
      />
      <Box sx={{ display: 'flex', gap: 2, mt: 1 }}>
        {['From', 'To'].map((label, index) => (
          <TextField
            key={label}
            label={label}
            id={`price-${index}`}
            size="small"
            value={texts[index]}
            onChange={(event) =>
              setTexts(
                texts.map((text, other) =>
                  other === index ? event.target.value : text,
                ),
              )
            }
            onBlur={applyText}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            sx={{ flex: 1 }}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {dragged ? 'Updating…' : `${count(range)} apartments`}
      </Typography>
    </Box>
  );
}
