import { useId } from 'react';
import { Input as BaseInput } from '@mui/base/Input';
import type { InputProps } from '@mui/base/Input';

const input = {
  className:
    'w-full border-0 bg-transparent px-0 py-2 font-sans text-[15px]/6 text-inherit outline-none placeholder:text-slate-600 dark:placeholder:text-slate-400',
};

function Input(props: InputProps) {
  return (
    <BaseInput
      {...props}
      className="box-border rounded-lg border border-slate-500 bg-white px-3 text-slate-900 outline-indigo-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300 [&.base--focused]:border-indigo-600 [&.base--focused]:outline-1 dark:[&.base--focused]:border-indigo-300"
      slotProps={{ input }}
    />
  );
}

export default function InputIntroduction() {
  const id = useId();

  return (
    <div className="grid w-70 max-w-full gap-1.5">
      <label
        className="font-sans text-sm font-medium text-slate-900 dark:text-slate-100"
        htmlFor={id}
      >
        Project name
      </label>
      <Input id={id} placeholder="Harbor bridge" />
    </div>
  );
}
