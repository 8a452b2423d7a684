import { useState } from 'react';
import Button from '@mui/joy/Button';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import EditIcon from '@mui/icons-material/Edit';

const people = ['Ada Berg', 'Noor Haddad', 'Tom Silva'];

export default function SelectInlineEdit() {
  const [editing, setEditing] = useState<boolean | null>(null);
  const [owner, setOwner] = useState('Ada Berg');

  if (!editing) {
    return (
      <Button
        variant="plain"
        color="neutral"
        autoFocus={editing === false}
        endDecorator={<EditIcon />}
        onClick={() => setEditing(true)}
      >
        Owner: {owner}
      </Button>
    );
  }

  return (
    <Select
      autoFocus
      defaultListboxOpen
      onClose={() => setEditing(false)}
      value={owner}
      onChange={(_event, next) => setOwner(next ?? owner)}
      aria-label="Owner"
      sx={{ width: 220 }}
    >
      {people.map((name) => (
        <Option key={name} value={name}>
          {name}
        </Option>
      ))}
    </Select>
  );
}
