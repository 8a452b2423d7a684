import type { ReactNode } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Typography from '@mui/material/Typography';

function Row({ label, size }: { label: ReactNode; size: string }) {
  return (
    <FormControlLabel
      disableTypography
      labelPlacement="start"
      label={
        <span>
          {label}
          <Typography component="span" color="text.secondary">
            {' '}
            ({size})
          </Typography>
        </span>
      }
      control={<Checkbox edge="end" defaultChecked />}
      sx={{ mx: 0, justifyContent: 'space-between' }}
    />
  );
}

export default function PhoneBackup() {
  return (
    <FormGroup
      role="group"
      aria-label="Save in the backup"
      sx={{ maxWidth: 320, mx: 'auto' }}
    >
      <Row label="Messages" size="0.2 GB" />
      <Row label="Photographs" size="11 GB" />
      <Row label="Voice notes" size="1.4 GB" />
    </FormGroup>
  );
}
