import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

const key = 'otter-lamp-42';

const onlyHeard = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export default function WifiKey() {
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(key);
      setNote('Copied');
    } catch {
      setNote('Not allowed here: select the key and copy it');
    }
  };

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <code>{key}</code>
      <Tooltip
        describeChild
        title={note}
        open={note !== ''}
        onClose={() => setNote('')}
        disableHoverListener
        disableFocusListener
        disableTouchListener
      >
        <Button onClick={copy} onBlur={() => setNote('')}>
          Copy
        </Button>
      </Tooltip>
      <Box role="status" sx={onlyHeard}>
        {note}
      </Box>
    </Stack>
  );
}
