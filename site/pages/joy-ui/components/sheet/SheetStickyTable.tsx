import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const trains = [
  ['6:12', 'Basel', '4'],
  ['6:45', 'Milan', '7'],
  ['7:02', 'Zürich', '3'],
  ['7:30', 'Geneva', '9'],
  ['8:05', 'Bern', '4'],
  ['8:40', 'Lugano', '6'],
];

export default function SheetStickyTable() {
  return (
    <Sheet
      variant="soft"
      tabIndex={0}
      role="region"
      aria-label="Departures"
      sx={{ maxWidth: 420, height: 180, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader>
        <thead>
          <tr>
            <th scope="col">Time</th>
            <th scope="col">To</th>
            <th scope="col">Platform</th>
          </tr>
        </thead>
        <tbody>
          {trains.map(([time, to, platform]) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{to}</td>
              <td>{platform}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
