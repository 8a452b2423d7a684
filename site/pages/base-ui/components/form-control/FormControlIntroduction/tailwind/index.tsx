import { useId } from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input as BaseInput } from '@mui/base/Input';
import type { InputProps } from '@mui/base/Input';

const input = {
  className:
    'w-full border-0 bg-transparent px-0 py-2 font-sans text-[15px]/6 text-inherit outline-none',
};

function Input(props: InputProps) {
  return (
    <BaseInput
      {...props}
      className="box-border rounded-lg border border-slate-500 bg-white px-3 text-slate-900 outline-indigo-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300 focus-within:border-indigo-600 focus-within:outline-1 dark:focus-within:border-indigo-300"
      slotProps={{ input }}
    />
  );
}

function Label({ children, htmlFor }: { children: string; htmlFor: string }) {
  const field = useFormControlContext();
  return (
    <label
      className="font-sans text-sm font-medium text-slate-900 dark:text-slate-100"
      htmlFor={htmlFor}
    >
      {children}
      {field?.required && <span aria-hidden="true"> *</span>}
    </label>
  );
}

function Hint({ id }: { id: string }) {
  const field = useFormControlContext();
  return (
    <p
      className="m-0 font-sans text-sm text-slate-600 dark:text-slate-400"
      id={id}
    >
      {field?.filled ? 'Shown on every invoice' : 'Enter the registered name'}
    </p>
  );
}

export default function FormControlIntroduction() {
  const id = useId();

  return (
    <FormControl
      className="grid w-70 max-w-full gap-1.5"
      required
      defaultValue=""
    >
      <Label htmlFor={id}>Company</Label>
      <Input
        id={id}
        autoComplete="organization"
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`} />
    </FormControl>
  );
}
