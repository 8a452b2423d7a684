import { useState, type Key } from 'react';
import { Table } from 'antd';

const columns = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Role', dataIndex: 'role' },
];

const people = [
  { id: 1, name: 'Ada Novak', role: 'Owner' },
  { id: 2, name: 'Ben Okafor', role: 'Editor' },
  { id: 3, name: 'Chen Wei', role: 'Reader' },
];

export default function TableSelection() {
  const [chosen, setChosen] = useState<Key[]>([2]);
  const rowSelection = { selectedRowKeys: chosen, onChange: setChosen };

  return (
    <Table
      columns={columns}
      dataSource={people}
      rowKey="id"
      rowSelection={rowSelection}
      pagination={false}
      size="middle"
    />
  );
}
