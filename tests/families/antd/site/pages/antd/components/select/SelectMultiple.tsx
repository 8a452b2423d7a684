import { Select } from 'antd';

const options = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Write' },
  { value: 'review', label: 'Review' },
  { value: 'delete', label: 'Delete', disabled: true },
];

export default function SelectMultiple() {
  return (
    <Select
      aria-label="Permissions"
      mode="multiple"
      options={options}
      defaultValue={['read', 'write']}
      style={{ width: 280 }}
    />
  );
}
