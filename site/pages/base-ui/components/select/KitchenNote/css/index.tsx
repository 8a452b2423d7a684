import { useId } from 'react';
import { Option as BaseOption } from '@mui/base/Option';
import type { OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

function Option(props: OptionProps<string>) {
  return <BaseOption {...props} className="KitchenNote-option" />;
}

export default function KitchenNote() {
  const id = useId();

  return (
    <div className="KitchenNote-field">
      <label id={`${id}-label`} htmlFor={id}>
        Leave out
      </label>
      <Select
        multiple
        id={id}
        className="KitchenNote-trigger"
        defaultValue={['nuts', 'sesame']}
        placeholder="Nothing, all is fine"
        renderValue={(options) =>
          options.length > 0
            ? options.map(({ value, label }) => (
                <span key={value} className="KitchenNote-chip">
                  {label}
                </span>
              ))
            : null
        }
        slotProps={{
          popup: { offset: 4 },
          listbox: {
            className: 'KitchenNote-list',
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
