import { useState } from 'react';
import { Button, Group } from '@mantine/core';

export default function ButtonLoading() {
  const [saving, setSaving] = useState(false);

  function save() {
    setSaving(true);
    setTimeout(() => setSaving(false), 1500);
  }

  return (
    <Group>
      <Button variant="default" disabled={saving}>
        Cancel
      </Button>
      <Button loading={saving} loaderProps={{ type: 'dots' }} onClick={save}>
        Save changes
      </Button>
    </Group>
  );
}
