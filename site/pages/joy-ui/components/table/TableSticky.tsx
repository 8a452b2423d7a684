import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

const hours = Array.from({ length: 12 }, (_, index) => ({
  time: `${String(index + 8).padStart(2, '0')}:00`,
  visitors: 40 + ((index * 29) % 60),
}));

export default function TableSticky() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Visitors per hour"
      sx={{ height: 260, overflow: 'auto', borderRadius: 'sm' }}
    >
      <Table stickyHeader stickyFooter aria-label="Visitors per hour">
        <thead>
          <tr>
            <th>Hour</th>
            <th>Visitors</th>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ time, visitors }) => (
            <tr key={time}>
              <td>{time}</td>
              <td>{visitors}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{hours.reduce((sum, { visitors }) => sum + visitors, 0)}</td>
          </tr>
        </tfoot>
      </Table>
    </Sheet>
  );
}
