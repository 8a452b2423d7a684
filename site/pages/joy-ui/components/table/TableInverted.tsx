import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function TableInverted() {
  return (
    <Sheet
      variant="solid"
      color="primary"
      invertedColors
      sx={{ p: 2, borderRadius: 'md' }}
    >
      <Table
        stripe="odd"
        hoverRow
        aria-label="Departures"
        sx={{ '& thead th': { color: 'text.primary' } }}
      >
        <thead>
          <tr>
            <th>Train</th>
            <th>Platform</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>IC 214 to Basel</td>
            <td>4</td>
          </tr>
          <tr>
            <td>RE 71 to Ulm</td>
            <td>9</td>
          </tr>
          <tr>
            <td>S 3 to Airport</td>
            <td>1</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
