import { useId } from 'react';
import { Unstable_NumberInput as BaseNumberInput } from '@mui/base/Unstable_NumberInput';
import type { NumberInputProps } from '@mui/base/Unstable_NumberInput';
import { numberParts } from '../../../../../../families/base-ui/look/numberParts';

const button =
  'w-10 cursor-pointer rounded-[7px] border-0 bg-transparent p-0 font-sans text-lg text-inherit hover:bg-slate-100 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-slate-600 disabled:opacity-60 dark:hover:bg-slate-700 dark:disabled:text-slate-400';

const parts = {
  root: {
    className:
      'box-border flex h-[42px] rounded-lg border border-slate-500 bg-white text-slate-900 outline-indigo-600 dark:border-slate-400 dark:bg-slate-900 dark:text-slate-100 dark:outline-indigo-300 [&.base--focused]:border-indigo-600 [&.base--focused]:outline-1 dark:[&.base--focused]:border-indigo-300',
  },
  input: {
    ...numberParts.input,
    className:
      'min-w-0 flex-1 border-0 bg-transparent px-1 py-2 text-center font-sans text-[15px]/6 text-inherit tabular-nums outline-none',
  },
  decrementButton: { ...numberParts.decrementButton, className: button },
  // Both buttons come first in the document: this one goes to the end.
  incrementButton: {
    ...numberParts.incrementButton,
    className: `${button} order-1`,
  },
};

function NumberInput(props: NumberInputProps) {
  return <BaseNumberInput {...props} slotProps={parts} />;
}

export default function NumberInputIntroduction() {
  const id = useId();

  return (
    <div className="grid w-70 max-w-full gap-1.5">
      <label
        className="font-sans text-sm font-medium text-slate-900 dark:text-slate-100"
        htmlFor={id}
      >
        Guests
      </label>
      <NumberInput id={id} defaultValue={2} min={1} max={8} />
      <p className="m-0 font-sans text-sm text-slate-600 dark:text-slate-400">
        Up to 8 at one table
      </p>
    </div>
  );
}
