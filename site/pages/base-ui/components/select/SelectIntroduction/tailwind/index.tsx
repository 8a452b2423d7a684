import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { tw } from '../../../../../../families/base-ui/look/selectClasses';

export default function SelectIntroduction() {
  const id = useId();

  return (
    <div className={tw.field}>
      <label className={tw.label} id={`${id}-label`} htmlFor={id}>
        Paper
      </label>
      <Select
        id={id}
        className={tw.trigger}
        placeholder="Choose a paper"
        slotProps={{
          popup: { className: tw.popup, offset: 4 },
          listbox: { className: tw.listbox, 'aria-labelledby': `${id}-label` },
        }}
      >
        <Option className={tw.option} value="matte">
          Matte, 170 g
        </Option>
        <Option className={tw.option} value="glossy">
          Glossy, 200 g
        </Option>
        <Option className={tw.option} value="cotton">
          Cotton rag, 310 g
        </Option>
        <Option className={tw.option} value="metallic" disabled>
          Metallic, sold out
        </Option>
      </Select>
    </div>
  );
}
