import Table from '@mui/joy/Table';

const invoices = [
  { number: 'INV-204', customer: 'Harbor Books', due: 'May 4', amount: '€320' },
  {
    number: 'INV-205',
    customer: 'Lime Studio',
    due: 'May 9',
    amount: '€1,180',
  },
  { number: 'INV-206', customer: 'Nord Cycles', due: 'May 12', amount: '€96' },
];

export default function TableBasic() {
  return (
    <Table aria-label="Open invoices">
      <thead>
        <tr>
          <th>Invoice</th>
          <th>Customer</th>
          <th>Due</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <tr key={invoice.number}>
            <td>{invoice.number}</td>
            <td>{invoice.customer}</td>
            <td>{invoice.due}</td>
            <td>{invoice.amount}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
