import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';

const token = 'sf-42-otter';

const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

export default function TooltipCopied() {
  const [note, setNote] = useState('');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setNote('Copied');
    } catch {
      setNote('Select the text and copy it');
    }
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <code>{token}</code>
      <Tooltip
        title={note}
        open={note !== ''}
        onClose={() => setNote('')}
        disableFocusListener
        disableHoverListener
        disableTouchListener
      >
        <IconButton
          aria-label="Copy the token"
          onClick={copy}
          onBlur={() => setNote('')}
        >
          <ContentCopyIcon />
        </IconButton>
      </Tooltip>
      <Box role="status" sx={visuallyHidden}>
        {note}
      </Box>
    </Box>
  );
}
