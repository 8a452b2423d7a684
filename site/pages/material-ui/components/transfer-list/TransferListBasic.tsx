import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

const people = ['Aino Laine', 'Chidi Okafor', 'Dana Weiss', 'Emre Kaya'];

interface PeopleListProps {
  label: string;
  items: string[];
  checked: string[];
  onToggle: (item: string) => void;
}

function PeopleList({ label, items, checked, onToggle }: PeopleListProps) {
  return (
    <Paper variant="outlined" sx={{ flex: 1, minHeight: 192, px: 2, py: 1 }}>
      <FormGroup role="group" aria-label={label}>
        {items.map((item) => (
          <FormControlLabel
            key={item}
            label={item}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(item)}
                onChange={() => onToggle(item)}
              />
            }
          />
        ))}
      </FormGroup>
    </Paper>
  );
}

export default function TransferListBasic() {
  const [members, setMembers] = useState(['Dana Weiss']);
  const [checked, setChecked] = useState<string[]>([]);
  const others = people.filter((name) => !members.includes(name));

  const toggle = (name: string) =>
    setChecked(
      checked.includes(name)
        ? checked.filter((one) => one !== name)
        : [...checked, name],
    );
  const moveTo = (next: string[]) => {
    setMembers(next);
    setChecked([]);
  };

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} useFlexGap>
      <PeopleList
        label="All people"
        items={others}
        checked={checked}
        onToggle={toggle}
      />
      <Stack spacing={1} sx={{ justifyContent: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => moveTo(people)}>
          Add all
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() => moveTo([...new Set([...members, ...checked])])}
        >
          Add
        </Button>
        <Button
          size="small"
          variant="outlined"
          onClick={() =>
            moveTo(members.filter((name) => !checked.includes(name)))
          }
        >
          Remove
        </Button>
        <Button size="small" variant="outlined" onClick={() => moveTo([])}>
          Remove all
        </Button>
      </Stack>
      <PeopleList
        label="Project members"
        items={members}
        checked={checked}
        onToggle={toggle}
      />
    </Stack>
  );
}
