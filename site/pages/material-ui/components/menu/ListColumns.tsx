import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';

const columns = ['Sender', 'Subject', 'Received', 'Size'];

export default function ListColumns() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState(['Sender', 'Subject']);

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
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        variant="menu"
        slotProps={{
          list: { 'aria-labelledby': button, disableListWrap: true },
        }}
      >
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            disableGutters
            divider={name === 'Subject'}
            onClick={() => toggle(name)}
            sx={{ pl: 1, pr: 3 }}
          >
            <ListItemIcon sx={{ justifyContent: 'center' }}>
              {shown.includes(name) ? (
                <CheckBoxIcon fontSize="small" color="primary" />
              ) : (
                <CheckBoxOutlineBlankIcon fontSize="small" />
              )}
            </ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
