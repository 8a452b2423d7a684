import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/select.css';

const people = [
  { id: 7, name: 'Ana Costa', team: 'Billing' },
  { id: 9, name: 'Jon Berg', team: 'Support' },
  { id: 12, name: 'Mei Lin', team: 'Support' },
];

type Person = (typeof people)[number];

export default function SelectObjects() {
  return (
    <Select
      className="quiet-select"
      aria-label="Assignee"
      defaultValue={{ id: 9, name: 'Jon Berg', team: 'Support' }}
      areOptionsEqual={(a: Person | null, b: Person | null) => a?.id === b?.id}
      slotProps={{ popup: { className: 'quiet-popup' } }}
    >
      {people.map((person) => (
        <Option key={person.id} value={person}>
          {person.name}
        </Option>
      ))}
    </Select>
  );
}
