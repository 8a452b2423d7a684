import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Errors, Order } from './order';

/** What each step is given. */
export interface StepProps {
  readonly order: Order;
  readonly errors: Errors;
  readonly change: (changes: Partial<Order>) => void;
}

type OrderFieldProps = StepProps &
  Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'> & {
    readonly name: keyof Order;
    /** Puts what was typed into the form in which it is kept. */
    readonly format?: (text: string) => string;
  };

/** A text field of the order, with its mistake. */
export function OrderField(props: OrderFieldProps) {
  const { order, errors, change, name, helperText, format, ...others } = props;
  return (
    <TextField
      required
      fullWidth
      name={name}
      value={order[name]}
      error={errors[name] !== undefined}
      helperText={errors[name] ?? helperText}
      onChange={({ target: { value } }) =>
        change({ [name]: format ? format(value) : value })
      }
      {...others}
    />
  );
}
