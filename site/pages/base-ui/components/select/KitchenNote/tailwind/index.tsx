import { useId } from 'react';
import { Option as BaseOption } from '@mui/base/Option';
import type { OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';

function Option(props: OptionProps<string>) {
  return (
    <BaseOption
      className="cursor-pointer rounded px-2 py-1.5 -outline-offset-2 before:content-['☐_'/''] hover:bg-slate-200 aria-selected:before:content-['☑_'/''] [&.base-Option-highlighted]:bg-slate-200 dark:hover:bg-slate-700 dark:[&.base-Option-highlighted]:bg-slate-700"
      {...props}
    />
  );
}

export default function KitchenNote() {
  const id = useId();

  return (
    <div className="grid gap-1">
      <label id={`${id}-label`} htmlFor={id}>
        Leave out
      </label>
      <Select
        multiple
        id={id}
        className="flex min-h-11 w-66 cursor-pointer flex-wrap gap-1 rounded-lg border border-solid border-slate-500 bg-white p-2 font-sans text-base text-inherit outline-offset-1 focus-visible:outline-2 focus-visible:outline-slate-700 aria-expanded:outline-2 aria-expanded:outline-slate-700 dark:border-slate-400 dark:bg-slate-900 dark:focus-visible:outline-slate-300 dark:aria-expanded:outline-slate-300"
        defaultValue={['nuts', 'sesame']}
        placeholder="Nothing, all is fine"
        renderValue={(options) =>
          options.length > 0
            ? options.map(({ value, label }) => (
                <span
                  key={value}
                  className="rounded-full border border-solid border-transparent bg-slate-700 px-2.5 text-white dark:bg-slate-300 dark:text-slate-900"
                >
                  {label}
                </span>
              ))
            : null
        }
        slotProps={{
          popup: { offset: 4 },
          listbox: {
            className:
              'm-0 box-border w-66 list-none rounded-lg border border-solid border-slate-300 bg-white p-1 font-sans text-slate-900 dark:border-slate-600 dark:bg-slate-900 dark:text-slate-100',
            'aria-labelledby': `${id}-label`,
          },
        }}
      >
        <Option value="nuts">Nuts</Option>
        <Option value="milk">Milk</Option>
        <Option value="sesame">Sesame</Option>
        <Option value="egg">Egg</Option>
      </Select>
    </div>
  );
}
