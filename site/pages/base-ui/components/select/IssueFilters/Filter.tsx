import { useId } from 'react';
import { Select } from '@mui/base/Select';
import type { SelectProps } from '@mui/base/Select';

interface FilterProps<Multiple extends boolean> extends SelectProps<
  string,
  Multiple
> {
  label: string;
}

/** A select with its label, which also names the list. */
export function Filter<Multiple extends boolean = false>({
  label,
  ...props
}: FilterProps<Multiple>) {
  const id = useId();

  return (
    <div className="quiet-field">
      <label className="quiet-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Select
        {...props}
        id={id}
        className="quiet-select"
        slotProps={{
          popup: { className: 'quiet-popup', offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      />
    </div>
  );
}
