import Table from '@mui/joy/Table';

export default function TableCaption() {
  return (
    <Table sx={{ '& caption': { captionSide: 'bottom', textAlign: 'start' } }}>
      <caption>Opening hours of the library in summer</caption>
      <thead>
        <tr>
          <th>Days</th>
          <th>Hours</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Monday to Friday</td>
          <td>09:00 to 18:00</td>
        </tr>
        <tr>
          <td>Saturday</td>
          <td>10:00 to 14:00</td>
        </tr>
      </tbody>
    </Table>
  );
}
