import { TableVirtuoso } from 'react-virtuoso';
import type { TableComponents } from 'react-virtuoso';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

interface Reading {
  id: number;
  sensor: string;
  value: number;
}

const readings: Reading[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  sensor: `Sensor ${(index % 40) + 1}`,
  value: (index * 37) % 101,
}));

const components: TableComponents<Reading> = {
  Table: (props) => (
    <Table
      {...props}
      aria-label="Readings"
      aria-rowcount={readings.length + 1}
    />
  ),
  TableRow: ({ item, ...props }) => (
    <tr aria-rowindex={item.id + 1} {...props} />
  ),
};

export default function TableVirtualized() {
  return (
    <Sheet variant="outlined" sx={{ height: 320, borderRadius: 'sm' }}>
      <TableVirtuoso
        data={readings}
        components={components}
        initialItemCount={8}
        fixedHeaderContent={() => (
          <tr aria-rowindex={1}>
            <th>Reading</th>
            <th>Sensor</th>
            <th>Value</th>
          </tr>
        )}
        itemContent={(_index, { id, sensor, value }) => (
          <>
            <td>{id}</td>
            <td>{sensor}</td>
            <td>{value}</td>
          </>
        )}
      />
    </Sheet>
  );
}
