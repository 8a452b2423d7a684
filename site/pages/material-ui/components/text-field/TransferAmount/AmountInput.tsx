import { useState } from 'react';
import type { ComponentProps } from 'react';

const grouped = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Shows 1,250.00 at rest and 1250 while it is edited. */
export function AmountInput({
  value,
  onFocus,
  onBlur,
  ...props
}: ComponentProps<'input'>) {
  const [editing, setEditing] = useState(false);
  const atRest = value === '' ? '' : grouped.format(Number(value));

  return (
    <input
      {...props}
      value={editing ? value : atRest}
      inputMode="decimal"
      onFocus={(event) => {
        setEditing(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setEditing(false);
        onBlur?.(event);
      }}
    />
  );
}
