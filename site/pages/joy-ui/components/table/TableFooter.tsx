import Table from '@mui/joy/Table';

export default function TableFooter() {
  return (
    <Table
      aria-label="Travel expenses"
      sx={{ '& tr > :last-child': { textAlign: 'end' } }}
    >
      <thead>
        <tr>
          <th>Expense</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Train</td>
          <td>€84.00</td>
        </tr>
        <tr>
          <td>Hotel</td>
          <td>€212.50</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>€296.50</td>
        </tr>
      </tfoot>
    </Table>
  );
}
