import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const places = [
  { group: 'House', folders: ['Insurance', 'Repairs', 'Rent'] },
  { group: 'Work', folders: ['Contracts', 'Payslips', 'Travel'] },
];

export default function FolderMove() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [folder, setFolder] = useState('Repairs');

  const items = places.flatMap(({ group, folders }) => [
    <ListSubheader
      key={group}
      role="presentation"
      disableSticky
      sx={{ bgcolor: 'transparent' }}
    >
      {group}
    </ListSubheader>,
    ...folders.map((name) => (
      <MenuItem
        key={name}
        disabled={name === folder}
        onClick={() => {
          setFolder(name);
          setAnchor(null);
        }}
      >
        {name}
      </MenuItem>
    )),
  ]);

  return (
    <>
      <Button
        id={button}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Folder: {folder}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-labelledby': button, disabledItemsFocusable: true },
          paper: { sx: { maxHeight: 240, width: 200 } },
        }}
      >
        {items}
      </Menu>
    </>
  );
}
