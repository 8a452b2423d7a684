import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';

export default function TableSheet() {
  return (
    <Sheet variant="outlined" sx={{ borderRadius: 'md', overflow: 'auto' }}>
      <Table aria-label="Parcels" hoverRow sx={{ minWidth: 320 }}>
        <thead>
          <tr>
            <th>Parcel</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Lamp, two bulbs</td>
            <td>In transit</td>
          </tr>
          <tr>
            <td>Desk chair</td>
            <td>Delivered</td>
          </tr>
        </tbody>
      </Table>
    </Sheet>
  );
}
