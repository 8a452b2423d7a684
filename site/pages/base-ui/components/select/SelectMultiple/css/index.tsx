import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/select.css';

export default function SelectMultiple() {
  const id = useId();

  return (
    <div className="quiet-field">
      <label className="quiet-label" id={`${id}-label`} htmlFor={id}>
        Allergens
      </label>
      <Select
        multiple
        id={id}
        className="quiet-select"
        defaultValue={['nuts', 'sesame']}
        placeholder="None"
        renderValue={(options) =>
          options.length > 0
            ? options.map((option) => (
                <span key={option.value} className="quiet-chip">
                  {option.label}
                </span>
              ))
            : null
        }
        slotProps={{
          popup: { className: 'quiet-popup', offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option value="egg">Egg</Option>
        <Option value="milk">Milk</Option>
        <Option value="nuts">Nuts</Option>
        <Option value="sesame">Sesame</Option>
      </Select>
    </div>
  );
}
