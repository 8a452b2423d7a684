import { Table, Tag, type TableColumnsType } from 'antd';

interface Order {
  id: string;
  customer: string;
  status: string;
  total: number;
}

const columns: TableColumnsType<Order> = [
  { title: 'Order', dataIndex: 'id' },
  { title: 'Customer', dataIndex: 'customer' },
  { title: 'Status', dataIndex: 'status', render: (status: string) => <Tag>{status}</Tag> },
  { title: 'Total', dataIndex: 'total', align: 'end', sorter: (a, b) => a.total - b.total },
];

const orders: Order[] = [
  { id: '1042', customer: 'Ada Novak', status: 'Paid', total: 120 },
  { id: '1043', customer: 'Ben Okafor', status: 'Sent', total: 64 },
  { id: '1044', customer: 'Chen Wei', status: 'Paid', total: 310 },
];

export default function TableSort() {
  return (
    <Table
      columns={columns}
      dataSource={orders}
      rowKey="id"
      pagination={false}
      scroll={{ x: 420 }}
    />
  );
}
