import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

export default function SelectPortal() {
  return (
    <div style={{ position: 'relative', minHeight: 180 }}>
      <Select
        className="quiet-select"
        aria-label="Priority"
        defaultValue="normal"
        slotProps={{
          popup: {
            className: 'quiet-popup',
            disablePortal: true,
            placement: 'bottom-end',
            offset: 4,
          },
        }}
      >
        <Option value="low">Low</Option>
        <Option value="normal">Normal</Option>
        <Option value="high">High</Option>
      </Select>
    </div>
  );
}
