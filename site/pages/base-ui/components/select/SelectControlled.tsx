import { useState } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectControlled() {
  const [value, setValue] = useState<string | null>('week');

  return (
    <Select
      className="quiet-select"
      aria-label="Report"
      value={value}
      onChange={(_event, next) => setValue(next)}
      slotProps={{ popup: { className: 'quiet-popup' } }}
    >
      <Option value="day">Daily</Option>
      <Option value="week">Weekly</Option>
    </Select>
  );
}
