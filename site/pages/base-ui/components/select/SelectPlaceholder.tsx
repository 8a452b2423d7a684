import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectPlaceholder() {
  return (
    <Select
      className="quiet-select"
      aria-label="Country"
      placeholder="Choose a country"
      slotProps={{ popup: { className: 'quiet-popup' } }}
    >
      <Option value="jp">Japan</Option>
      <Option value="no">Norway</Option>
      <Option value="pt">Portugal</Option>
    </Select>
  );
}
