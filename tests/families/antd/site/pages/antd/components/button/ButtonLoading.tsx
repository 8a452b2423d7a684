import { useState } from 'react';
import { Button, Space } from 'antd';

export default function ButtonLoading() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    setTimeout(() => setSaving(false), 1500);
  }

  return (
    <Space>
      <Button disabled={saving}>Cancel</Button>
      <Button type="primary" loading={saving} onClick={save}>
        Save changes
      </Button>
    </Space>
  );
}
