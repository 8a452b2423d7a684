import { useState } from 'react';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import VoicemailIcon from '@mui/icons-material/Voicemail';

export default function UnheardMessages() {
  const [heard, setHeard] = useState(false);

  return (
    <Badge badgeContent="new" color="secondary" invisible={heard}>
      <Button
        variant="outlined"
        startIcon={<VoicemailIcon />}
        onClick={() => setHeard(!heard)}
      >
        {heard ? 'Keep as new' : 'Listen to 3 messages'}
      </Button>
    </Badge>
  );
}
