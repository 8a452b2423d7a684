import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';

export default function CollapseHorizontal() {
  const id = useId();
  const [open, setOpen] = useState(true);

  return (
    <Box sx={{ display: 'flex', height: 130, maxWidth: 460, mx: 'auto' }}>
      <Collapse
        id={id}
        component="aside"
        orientation="horizontal"
        in={open}
        aria-label="Folders"
      >
        <Box sx={{ width: 130, display: 'grid', gap: 1 }}>
          <Typography>Inbox</Typography>
          <Typography>Drafts</Typography>
          <Typography>Archive</Typography>
        </Box>
      </Collapse>
      <Box sx={{ flexGrow: 1, p: 1, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Folders
        </Button>
      </Box>
    </Box>
  );
}
