import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const others = [
  'Publish tomorrow at 6:00',
  'Send to an editor',
  'Keep as draft',
];

export default function PublishButton() {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [done, setDone] = useState('');

  const run = (action: string) => {
    setAnchor(null);
    setDone(`Done: ${action}`);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup
        ref={group}
        variant="contained"
        aria-label="Publish the article"
      >
        <Button onClick={() => run('Publish now')}>Publish now</Button>
        <Button
          size="small"
          aria-label="More ways to publish"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor !== null}
          onClick={() => setAnchor(group.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
      >
        {others.map((action) => (
          <MenuItem key={action} onClick={() => run(action)}>
            {action}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em' }}>
        {done}
      </Typography>
    </Stack>
  );
}
