import Table from '@mui/joy/Table';

const tickets = [
  { id: 381, subject: 'The printed receipt shows the old address of the shop' },
  {
    id: 382,
    subject: 'Change the delivery day of a subscription that is paused',
  },
];

export default function TableNoWrap() {
  return (
    <Table noWrap aria-label="Tickets" sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th style={{ width: 72 }}>Ticket</th>
          <th>Subject</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ id, subject }) => (
          <tr key={id}>
            <td>{id}</td>
            <td title={subject}>{subject}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
