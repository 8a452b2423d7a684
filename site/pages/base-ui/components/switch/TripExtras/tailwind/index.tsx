import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSwitch } from '@mui/base/useSwitch';
import type { UseSwitchParameters } from '@mui/base/useSwitch';

interface ExtraProps extends UseSwitchParameters {
  price: number;
  children: ReactNode;
}

function Extra({ price, children, ...parameters }: ExtraProps) {
  const { checked, getInputProps } = useSwitch(parameters);

  return (
    <label
      className="relative flex cursor-pointer justify-between rounded-xl border border-slate-500 p-4 outline-offset-2 has-focus-visible:outline-2 data-checked:bg-slate-200 data-checked:inset-ring data-checked:inset-ring-slate-700 dark:border-slate-400 dark:data-checked:bg-slate-700 dark:data-checked:inset-ring-slate-300"
      data-checked={checked || undefined}
    >
      <span>
        {children} for €{price}
      </span>
      <span aria-hidden>{checked ? '✓' : '+'}</span>
      <input {...getInputProps()} className="absolute inset-0 m-0 opacity-0" />
    </label>
  );
}

export default function TripExtras() {
  const [bike, setBike] = useState(true);
  const [cabin, setCabin] = useState(false);
  const total = (bike ? 14 : 0) + (cabin ? 9 : 0);

  return (
    <div className="grid w-[280px] max-w-full gap-4">
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
