import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { tw } from '../../../../../../families/base-ui/look/selectClasses';

const allergens = ['Egg', 'Milk', 'Nuts', 'Sesame'];

export default function SelectMultiple() {
  const id = useId();

  return (
    <div className={tw.field}>
      <label className={tw.label} id={`${id}-label`} htmlFor={id}>
        Allergens
      </label>
      <Select
        multiple
        id={id}
        className={tw.trigger}
        defaultValue={['Nuts', 'Sesame']}
        placeholder="None"
        renderValue={(options) =>
          options.length > 0
            ? options.map((option) => (
                <span key={option.value} className={tw.chip}>
                  {option.label}
                </span>
              ))
            : null
        }
        slotProps={{
          popup: { className: tw.popup, offset: 4 },
          listbox: {
            className: tw.listbox,
            'aria-labelledby': `${id}-label`,
          },
        }}
      >
        {allergens.map((name) => (
          <Option key={name} className={tw.option} value={name}>
            {name}
          </Option>
        ))}
      </Select>
    </div>
  );
}
