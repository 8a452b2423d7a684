import type { ReactNode } from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

export interface FieldProps {
  readonly label: string;
  readonly mistake?: string | undefined;
  readonly help?: string;
  readonly children: ReactNode;
}

export function Field({ label, mistake, help, children }: FieldProps) {
  return (
    <FormControl error={mistake !== undefined}>
      <FormLabel>{label}</FormLabel>
      {children}
      <FormHelperText
        sx={mistake !== undefined ? { color: 'danger.plainColor' } : {}}
      >
        {mistake ?? help}
      </FormHelperText>
    </FormControl>
  );
}
