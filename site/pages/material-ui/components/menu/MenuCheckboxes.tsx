import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckIcon from '@mui/icons-material/Check';

const columns = ['Customer', 'Amount', 'Due date', 'Status'];

export default function MenuCheckboxes() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Customer', 'Amount']);

  const toggle = (name: string) =>
    setShown(
      shown.includes(name)
        ? shown.filter((other) => other !== name)
        : [...shown, name],
    );

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {shown.length} of {columns.length} columns
      </Button>
      <Menu
        variant="menu"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            selected={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{shown.includes(name) && <CheckIcon />}</ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
