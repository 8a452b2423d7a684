import { useId } from 'react';
import { Option as BaseOption } from '@mui/base/Option';
import type { OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

function Option(props: OptionProps<string>) {
  return (
    <BaseOption
      className="cursor-pointer rounded px-2 py-1.5 -outline-offset-2 hover:bg-slate-200 aria-disabled:cursor-not-allowed aria-disabled:opacity-65 aria-selected:font-semibold [&.base-Option-highlighted]:bg-slate-200 dark:hover:bg-slate-700 dark:[&.base-Option-highlighted]:bg-slate-700"
      {...props}
    />
  );
}

export default function SelectIntroduction() {
  const id = useId();

  return (
    <div className="grid gap-1">
      <label id={`${id}-label`} htmlFor={id}>
        Paper
      </label>
      <Select
        id={id}
        className="flex w-60 cursor-pointer justify-between rounded-lg border border-solid border-slate-500 bg-white px-3 py-2 font-sans text-base text-inherit outline-offset-1 after:content-['▾'/''] focus-visible:outline-2 focus-visible:outline-slate-700 aria-expanded:outline-2 aria-expanded:outline-slate-700 dark:border-slate-400 dark:bg-slate-900 dark:focus-visible:outline-slate-300 dark:aria-expanded:outline-slate-300"
        placeholder="Choose a paper"
        slotProps={{
          popup: { className: 'z-1', offset: 4 },
          listbox: {
            className:
              'm-0 box-border w-60 list-none rounded-lg border border-solid border-slate-300 bg-white p-1 font-sans text-slate-900 shadow-lg dark:border-slate-600 dark:bg-slate-900 dark:text-slate-100',
            'aria-labelledby': `${id}-label`,
          },
        }}
      >
        <Option value="matte">Matte</Option>
        <Option value="glossy">Glossy</Option>
        <Option value="cotton">Cotton rag</Option>
        <Option value="metal" disabled>
          Metal, sold out
        </Option>
      </Select>
    </div>
  );
}
