import { useId } from 'react';
import { Select } from '@mui/base/Select';
import {
  Field,
  Label,
  Listbox,
  Option,
  Popup,
  Trigger,
} from '../../../../../../families/base-ui/look/SelectParts';

export default function SelectIntroduction() {
  const id = useId();

  return (
    <Field>
      <Label id={`${id}-label`} htmlFor={id}>
        Paper
      </Label>
      <Select
        id={id}
        placeholder="Choose a paper"
        slots={{ root: Trigger, popup: Popup, listbox: Listbox }}
        slotProps={{
          popup: { offset: 4 },
          listbox: { 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option value="matte">Matte, 170 g</Option>
        <Option value="glossy">Glossy, 200 g</Option>
        <Option value="cotton">Cotton rag, 310 g</Option>
        <Option value="metallic" disabled>
          Metallic, sold out
        </Option>
      </Select>
    </Field>
  );
}
