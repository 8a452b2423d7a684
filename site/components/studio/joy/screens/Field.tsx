import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import type { ReactNode } from 'react';

interface FieldProps {
  readonly label: string;
  readonly helper?: string;
  readonly error?: boolean;
  readonly disabled?: boolean;
  readonly required?: boolean;
  /** The field: it takes its label and its state from here. */
  readonly children: ReactNode;
}

/** A field with its label and, below it, a text that helps. */
export function Field({ label, helper, children, ...state }: FieldProps) {
  return (
    <FormControl {...state} data-part="input">
      <FormLabel>{label}</FormLabel>
      {children}
      {helper !== undefined && <FormHelperText>{helper}</FormHelperText>}
    </FormControl>
  );
}
