import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import { Box, styled } from '@mui/system';

const Card = styled('label')({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  padding: 16,
  border: '1px solid light-dark(#667085, #98a2b3)',
  borderRadius: 12,
  cursor: 'pointer',
  '&[data-checked]': {
    backgroundColor: 'light-dark(#eaecf0, #344054)',
    boxShadow: 'inset 0 0 0 1px light-dark(#344054, #d0d5dd)',
  },
  '&[data-focus-visible]': { outline: '2px solid', outlineOffset: 2 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
});

interface ExtraProps extends UseSwitchParameters {
  price: number;
  children: ReactNode;
}

function Extra({ price, children, ...parameters }: ExtraProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);

  return (
    <Card
      data-checked={checked || undefined}
      data-focus-visible={focusVisible || undefined}
    >
      <span>
        {children} for €{price}
      </span>
      <span aria-hidden>{checked ? '✓' : '+'}</span>
      <input {...getInputProps()} />
    </Card>
  );
}

export default function TripExtras() {
  const [bike, setBike] = useState(true);
  const [cabin, setCabin] = useState(false);
  const total = (bike ? 14 : 0) + (cabin ? 9 : 0);

  return (
    <Box sx={{ display: 'grid', gap: 2, width: 280, maxWidth: '100%' }}>
      <Extra
        price={14}
        checked={bike}
        onChange={(event) => setBike(event.target.checked)}
      >
        Bike on board
      </Extra>
      <Extra
        price={9}
        checked={cabin}
        onChange={(event) => setCabin(event.target.checked)}
      >
        Quiet cabin
      </Extra>
      <span role="status">Extras: €{total}</span>
    </Box>
  );
}
