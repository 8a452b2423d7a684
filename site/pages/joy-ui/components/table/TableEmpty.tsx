import Table from '@mui/joy/Table';

export default function TableEmpty() {
  return (
    <Table aria-label="Messages">
      <thead>
        <tr>
          <th>From</th>
          <th>Subject</th>
          <th>Received</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={3} style={{ height: 96, textAlign: 'center' }}>
            No messages yet
          </td>
        </tr>
      </tbody>
    </Table>
  );
}
