import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import PushPinIcon from '@mui/icons-material/PushPin';

export default function ToggleButtonStandalone() {
  const [pinned, setPinned] = useState(true);

  return (
    <ToggleButton
      value="pinned"
      aria-label="Pin note"
      color="primary"
      size="large"
      selected={pinned}
      onChange={() => setPinned(!pinned)}
    >
      <PushPinIcon />
    </ToggleButton>
  );
}
