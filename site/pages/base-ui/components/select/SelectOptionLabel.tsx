import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import type { SelectOption } from '@mui/base/useOption';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

const films = [
  { title: 'The Harbor Pilot', minutes: 94 },
  { title: 'Quiet Hours', minutes: 121 },
  { title: 'The Last Ferry', minutes: 88 },
];

export default function SelectOptionLabel() {
  return (
    <Select
      className="quiet-select"
      aria-label="Film"
      placeholder="Choose a film"
      getOptionAsString={(option: SelectOption<string>) =>
        option.value.replace(/^The /, '')
      }
      slotProps={{ popup: { className: 'quiet-popup', offset: 4 } }}
    >
      {films.map(({ title, minutes }) => (
        <Option key={title} value={title} label={title}>
          {title}
          <div className="quiet-hint">{minutes} minutes</div>
        </Option>
      ))}
    </Select>
  );
}
