import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const others = ['Schedule', 'Send to an editor', 'Keep as draft'];

export default function SplitButton() {
  const menuId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [done, setDone] = useState('Nothing done yet');

  const run = (action: string) => {
    setAnchor(null);
    setDone(`Done: ${action}`);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <ButtonGroup ref={group} variant="contained" aria-label="Article">
        <Button onClick={() => run('Publish')}>Publish</Button>
        <Button
          size="small"
          aria-label="More ways to publish"
          aria-haspopup="menu"
          aria-controls={anchor ? menuId : undefined}
          aria-expanded={anchor !== null}
          onClick={() => setAnchor(group.current)}
        >
          <ArrowDropDownIcon />
        </Button>
      </ButtonGroup>
      <Menu
        id={menuId}
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
      <Typography role="status" variant="body2" color="text.secondary">
        {done}
      </Typography>
    </Stack>
  );
}
