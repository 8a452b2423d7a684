import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectDisabled() {
  return (
    <Select
      disabled
      className="quiet-select"
      aria-label="Plan"
      defaultValue="team"
      slotProps={{ popup: { className: 'quiet-popup' } }}
    >
      <Option value="team">Team</Option>
      <Option value="business">Business</Option>
    </Select>
  );
}
