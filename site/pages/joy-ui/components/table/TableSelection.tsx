import { useState } from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const people = ['Ada Novak', 'Ben Osei', 'Carla Ruiz'];

export default function TableSelection() {
  const [selected, setSelected] = useState<readonly string[]>(['Ben Osei']);
  const all = selected.length === people.length;

  const toggle = (person: string) =>
    setSelected((before) =>
      before.includes(person)
        ? before.filter((one) => one !== person)
        : [...before, person],
    );

  return (
    <Table
      aria-label="Guests"
      sx={{
        '& tr[data-selected="true"]': {
          '--TableCell-dataBackground': 'var(--joy-palette-primary-softBg)',
        },
      }}
    >
      <thead>
        <tr>
          <th style={{ width: 48 }}>
            <Checkbox
              checked={all}
              indeterminate={selected.length > 0 && !all}
              onChange={() => setSelected(all ? [] : people)}
              slotProps={{
                input: {
                  'aria-label': 'Select all guests',
                  ref: (input: HTMLInputElement | null) => {
                    if (input)
                      input.indeterminate = selected.length > 0 && !all;
                  },
                },
              }}
              sx={{ verticalAlign: 'text-bottom' }}
            />
          </th>
          <th>Guest ({selected.length} selected)</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person} data-selected={selected.includes(person)}>
            <td>
              <Checkbox
                checked={selected.includes(person)}
                onChange={() => toggle(person)}
                slotProps={{ input: { 'aria-label': person } }}
                sx={{ verticalAlign: 'top' }}
              />
            </td>
            <td>{person}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
