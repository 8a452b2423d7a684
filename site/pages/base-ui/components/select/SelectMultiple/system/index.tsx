import { useId } from 'react';
import { Select } from '@mui/base/Select';
import {
  Chip,
  Field,
  Label,
  Listbox,
  Option,
  Popup,
  Trigger,
} from '../../../../../../families/base-ui/look/SelectParts';

export default function SelectMultiple() {
  const id = useId();

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        Allergens
      </Label>
      <Select
        multiple
        id={id}
        defaultValue={['nuts', 'sesame']}
        placeholder="None"
        renderValue={(options) =>
          options.length > 0
            ? options.map((option) => (
                <Chip key={option.value}>{option.label}</Chip>
              ))
            : null
        }
        slots={{ root: Trigger, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option value="egg">Egg</Option>
        <Option value="milk">Milk</Option>
        <Option value="nuts">Nuts</Option>
        <Option value="sesame">Sesame</Option>
      </Select>
    </Field>
  );
}
