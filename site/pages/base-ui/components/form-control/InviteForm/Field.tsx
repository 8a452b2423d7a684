import { useId } from 'react';
import type { ReactNode } from 'react';
import {
  FormControl,
  useFormControlContext,
  type FormControlProps,
} from '@mui/base/FormControl';

export interface FieldProps extends Omit<FormControlProps, 'children'> {
  label: string;
  hint: string;
  /** Replaces the hint while it is a text. */
  problem: string | undefined;
  children: (ids: { id: string; describedBy: string }) => ReactNode;
}

function Label({ text, htmlFor }: { text: string; htmlFor: string }) {
  const field = useFormControlContext();
  return (
    <label className="quiet-label" htmlFor={htmlFor}>
      {text}
      {!field?.required && <span className="invite-note"> (optional)</span>}
    </label>
  );
}

/** Connects label, field, and message by their ids. */
export function Field({
  label,
  hint,
  problem,
  children,
  ...props
}: FieldProps) {
  const id = useId();
  const describedBy = `${id}-message`;
  return (
    <FormControl {...props} className="invite-field" error={Boolean(problem)}>
      <Label text={label} htmlFor={id} />
      {children({ id, describedBy })}
      <p className={problem ? 'quiet-error' : 'quiet-hint'} id={describedBy}>
        {problem ?? hint}
      </p>
    </FormControl>
  );
}
