import { useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import SaveIcon from '@mui/icons-material/Save';

export default function ButtonGroupLoading() {
  const [saving, setSaving] = useState(true);

  return (
    <ButtonGroup aria-label="Draft">
      <Button
        loading={saving}
        loadingPosition="start"
        startIcon={<SaveIcon />}
        onClick={() => setSaving(true)}
      >
        Save
      </Button>
      <Button onClick={() => setSaving(false)}>Stop</Button>
    </ButtonGroup>
  );
}
