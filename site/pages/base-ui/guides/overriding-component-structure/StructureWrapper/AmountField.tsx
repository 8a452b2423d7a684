import { forwardRef } from 'react';
import type { ComponentPropsWithoutRef } from 'react';
import { Input } from '@mui/base/Input';
import type { InputInputSlotProps, InputProps } from '@mui/base/Input';

type AmountInputProps = Partial<InputInputSlotProps> &
  ComponentPropsWithoutRef<'input'>;

// Outside of the component: it must be the same function in each render.
const AmountInput = forwardRef<HTMLInputElement, AmountInputProps>(
  function AmountInput({ ownerState, ...props }, ref) {
    return (
      <input
        {...props}
        ref={ref}
        inputMode="decimal"
        data-focused={ownerState?.focused}
      />
    );
  },
);

export const AmountField = forwardRef<HTMLDivElement, InputProps>(
  function AmountField({ className = '', slots, ...props }, ref) {
    return (
      <Input
        {...props}
        ref={ref}
        className={`quiet-input ${className}`}
        startAdornment="€"
        slots={{ input: AmountInput, ...slots }}
      />
    );
  },
);
