import * as React from 'react';
import Button from '@mui/material/Button';

export default function SaveButton() {
  const [saved, setSaved] = React.useState(false);

  return (
    <Button variant="contained" onClick={() => setSaved(true)}>
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
