import { Table } from '@mantine/core';

const orders = [
  ['1042', 'Ada Novak', 'Paid', '€120.00'],
  ['1043', 'Ben Okafor', 'Sent', '€64.50'],
  ['1044', 'Chen Wei', 'Paid', '€310.00'],
  ['1045', 'Dina Haddad', 'Refunded', '€18.00'],
];

export default function TableOrders() {
  return (
    <Table.ScrollContainer minWidth={400} scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}>
      <Table
        data={{ head: ['Order', 'Customer', 'Status', 'Total'], body: orders }}
        striped
        highlightOnHover
        withTableBorder
        tabularNums
      />
    </Table.ScrollContainer>
  );
}
