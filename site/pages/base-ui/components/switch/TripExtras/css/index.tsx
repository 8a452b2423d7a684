import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';
import './styles.css';

interface ExtraProps extends UseSwitchParameters {
  price: number;
  children: ReactNode;
}

function Extra({ price, children, ...parameters }: ExtraProps) {
  const { checked, focusVisible, getInputProps } = useSwitch(parameters);

  return (
    <label
      className="TripExtras-card"
      data-checked={checked || undefined}
      data-focus-visible={focusVisible || undefined}
    >
      <span>
        {children} for €{price}
      </span>
      <span aria-hidden>{checked ? '✓' : '+'}</span>
      <input {...getInputProps()} />
    </label>
  );
}

export default function TripExtras() {
  const [bike, setBike] = useState(true);
  const [cabin, setCabin] = useState(false);
  const total = (bike ? 14 : 0) + (cabin ? 9 : 0);

  return (
    <div className="TripExtras-list">
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
    </div>
  );
}
