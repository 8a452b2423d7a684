import { useId } from 'react';
import { Option as BaseOption } from '@mui/base/Option';
import type { OptionProps } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import './styles.css';

function Option(props: OptionProps<string>) {
  return <BaseOption {...props} className="SelectIntroduction-option" />;
}

export default function SelectIntroduction() {
  const id = useId();

  return (
    <div className="SelectIntroduction-field">
      <label id={`${id}-label`} htmlFor={id}>
        Paper
      </label>
      <Select
        id={id}
        className="SelectIntroduction-trigger"
        placeholder="Choose a paper"
        slotProps={{
          popup: { className: 'SelectIntroduction-popup', offset: 4 },
          listbox: {
            className: 'SelectIntroduction-list',
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
