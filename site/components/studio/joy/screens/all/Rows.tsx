import Table from '@mui/joy/Table';
import { Group } from './Group';

const fares = [
  { name: 'Single ride', time: '30 min', price: '€1.50' },
  { name: 'Day', time: '24 h', price: '€6.00' },
  { name: 'Year', time: 'No limit', price: '€48.00' },
];

/** A small table; one row is selected. */
export function Rows() {
  return (
    <Group title="Table">
      <Table size="sm" hoverRow aria-label="Fares" data-part="table" sx={table}>
        <thead>
          <tr>
            <th scope="col">Fare</th>
            <th scope="col">Time</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {fares.map(({ name, time, price }) => (
            <tr key={name} data-selected={name === 'Day'}>
              <td>{name}</td>
              <td>{time}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Group>
  );
}

const table = {
  '& tr[data-selected="true"] > td': { bgcolor: 'primary.softBg' },
  '& tr > :last-child': { textAlign: 'end' },
};
