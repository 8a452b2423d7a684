import { useId, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

const hidden = ['Hall C', 'Aisle 12', 'Bay 3'];

export default function WarehouseShelf() {
  const button = useId();
  const menu = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Place in the warehouse">
        <Link href="#WarehouseShelf" color="inherit">
          Warehouse
        </Link>
        <IconButton
          id={button}
          size="small"
          aria-label="Levels between"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menu : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography aria-current="page" color="text.primary">
          Shelf 7
        </Typography>
      </Breadcrumbs>
      <Menu
        id={menu}
        open={open}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {hidden.map((level) => (
          <MenuItem
            key={level}
            component="a"
            href="#WarehouseShelf"
            onClick={close}
          >
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
