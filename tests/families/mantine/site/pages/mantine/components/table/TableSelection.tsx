import { useState } from 'react';
import { Checkbox, Table } from '@mantine/core';

const people = [
  { id: 1, name: 'Ada Novak', role: 'Owner' },
  { id: 2, name: 'Ben Okafor', role: 'Editor' },
  { id: 3, name: 'Chen Wei', role: 'Reader' },
];

export default function TableSelection() {
  const [chosen, setChosen] = useState([2]);

  function toggle(id: number, checked: boolean) {
    setChosen(checked ? [...chosen, id] : chosen.filter((other) => other !== id));
  }

  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Selected</Table.Th>
          <Table.Th>Name</Table.Th>
          <Table.Th>Role</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {people.map(({ id, name, role }) => (
          <Table.Tr
            key={id}
            bg={chosen.includes(id) ? 'var(--mantine-primary-color-light)' : undefined}
          >
            <Table.Td>
              <Checkbox
                aria-label={`Select ${name}`}
                checked={chosen.includes(id)}
                onChange={(event) => toggle(id, event.currentTarget.checked)}
              />
            </Table.Td>
            <Table.Td>{name}</Table.Td>
            <Table.Td>{role}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
