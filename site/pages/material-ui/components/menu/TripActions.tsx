import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';

export default function TripActions() {
  const button = useId();
  const menu = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState('');
  const open = anchor !== null;

  const choose = (result: string) => {
    setDone(result);
    setAnchor(null);
  };

  return (
    <div>
      <Button
        id={button}
        variant="outlined"
        endIcon={<ExpandMoreIcon />}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menu : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Trip to Riga
      </Button>
      <Menu
        id={menu}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        <MenuItem onClick={() => choose('Copied as a new trip')}>
          Duplicate
        </MenuItem>
        <MenuItem onClick={() => choose('Shared with Ilze')}>Share</MenuItem>
        <MenuItem onClick={() => choose('Moved to the archive')}>
          Archive
        </MenuItem>
      </Menu>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
        {done}
      </Typography>
    </div>
  );
}
