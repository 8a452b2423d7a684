import { useState } from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Close from '@mui/icons-material/Close';

export default function AlertClose() {
  const [shown, setShown] = useState(true);

  if (!shown)
    return (
      <Button variant="outlined" autoFocus onClick={() => setShown(true)}>
        Show the message again
      </Button>
    );

  return (
    <Alert
      color="warning"
      endDecorator={
        <IconButton
          size="sm"
          color="warning"
          aria-label="Close the message"
          onClick={() => setShown(false)}
        >
          <Close />
        </IconButton>
      }
    >
      Your trial ends in three days.
    </Alert>
  );
}
