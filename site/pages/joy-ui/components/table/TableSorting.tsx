import { useState } from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import Link from '@mui/joy/Link';
import Table from '@mui/joy/Table';

const rows = [
  { city: 'Lisbon', residents: 545 },
  { city: 'Graz', residents: 292 },
  { city: 'Utrecht', residents: 361 },
  { city: 'Bergen', residents: 289 },
];
const columns = [
  { key: 'city', label: 'City' },
  { key: 'residents', label: 'Residents (thousand)' },
] as const;
type Key = (typeof columns)[number]['key'];

export default function TableSorting() {
  const [by, setBy] = useState<Key>('city');
  const [order, setOrder] = useState<'ascending' | 'descending'>('ascending');
  const sign = order === 'ascending' ? 1 : -1;
  const sorted = [...rows].sort((one, other) =>
    by === 'city'
      ? sign * one.city.localeCompare(other.city, 'en')
      : sign * (one.residents - other.residents),
  );

  const sort = (key: Key) => {
    setOrder(by === key && order === 'ascending' ? 'descending' : 'ascending');
    setBy(key);
  };

  return (
    <Table aria-label="Cities">
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} aria-sort={by === key ? order : 'none'}>
              <Link
                component="button"
                underline="none"
                color="neutral"
                textColor={by === key ? 'primary.plainColor' : undefined}
                onClick={() => sort(key)}
                endDecorator={
                  <ArrowDownwardIcon
                    sx={{
                      opacity: by === key ? 1 : 0,
                      rotate: order === 'ascending' ? '180deg' : '0deg',
                    }}
                  />
                }
              >
                {label}
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ city, residents }) => (
          <tr key={city}>
            <td>{city}</td>
            <td>{residents}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
