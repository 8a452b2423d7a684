import { useState } from 'react';
import { Button as BaseButton, buttonClasses } from '@mui/base/Button';
import { Box, styled } from '@mui/system';

const control = {
  padding: '8px 12px',
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 8,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
};
const Field = styled('input')({ ...control, width: 72 });
const Button = styled(BaseButton)({
  ...control,
  [`&.${buttonClasses.active}`]: { backgroundColor: 'rgb(128 128 128 / 0.3)' },
});

export default function GuestCount() {
  const [guests, setGuests] = useState('2');
  const [answer, setAnswer] = useState('Nothing booked yet');
  const step = (by: number) => () =>
    setGuests(String(Math.max(1, Number(guests) + by)));

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAnswer(`Your table is set for ${guests}`);
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'end', gap: 1, mb: 2 }}>
        <label>
          <div>Guests</div>
          <Field
            type="number"
            min={1}
            required
            value={guests}
            onChange={(event) => setGuests(event.target.value)}
          />
        </label>
        <Button tabIndex={-1} aria-label="One guest more" onClick={step(1)}>
          +
        </Button>
        <Button tabIndex={-1} aria-label="One guest less" onClick={step(-1)}>
          −
        </Button>
      </Box>
      <Button type="submit">Book a table</Button>
      <p role="status">{answer}</p>
    </form>
  );
}
