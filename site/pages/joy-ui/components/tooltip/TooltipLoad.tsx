import { useState } from 'react';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

export default function TooltipLoad() {
  const [size, setSize] = useState('Loading…');

  const load = () => {
    setTimeout(() => setSize('3 files, 18 MB'), 600);
  };

  return (
    <Tooltip describeChild title={size} onOpen={load}>
      <Button variant="outlined">Backup of May 4</Button>
    </Tooltip>
  );
}
