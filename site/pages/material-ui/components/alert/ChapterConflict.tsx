import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function ChapterConflict() {
  const [kept, setKept] = useState('');

  return (
    <div>
      <Alert
        severity="warning"
        role="note"
        sx={{ maxWidth: 480, flexWrap: 'wrap' }}
        slotProps={{ message: { sx: { flex: '1 1 160px' } } }}
        action={
          <>
            <Button
              color="inherit"
              size="small"
              onClick={() => setKept('yours')}
            >
              Keep mine
            </Button>
            <Button
              color="inherit"
              size="small"
              onClick={() => setKept('hers')}
            >
              Take hers
            </Button>
          </>
        }
      >
        Ilse changed this chapter while you were offline.
      </Alert>
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: '1.5em', mt: 1 }}
      >
        {kept && `The version that stays: ${kept}`}
      </Typography>
    </div>
  );
}
