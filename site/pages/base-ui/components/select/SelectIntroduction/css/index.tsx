import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/select.css';

export default function SelectIntroduction() {
  const id = useId();

  return (
    <div className="quiet-field">
      <label className="quiet-label" id={`${id}-label`} htmlFor={id}>
        Paper
      </label>
      <Select
        id={id}
        className="quiet-select"
        placeholder="Choose a paper"
        slotProps={{
          popup: { className: 'quiet-popup', offset: 4 },
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
    </div>
  );
}
