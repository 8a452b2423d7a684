import { useId, useState } from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';

export default function BreadcrumbsMenu() {
  const button = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Breadcrumb">
        <Link href="#collapsed-with-menu" color="inherit" underline="hover">
          Warehouse
        </Link>
        <IconButton
          id={button}
          size="small"
          aria-label="Levels in between"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHorizIcon fontSize="small" />
        </IconButton>
        <Typography aria-current="page" color="text.primary">
          Shelf 7
        </Typography>
      </Breadcrumbs>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': button } }}
      >
        {['Hall C', 'Aisle 12', 'Bay 3'].map((level) => (
          <MenuItem
            key={level}
            component="a"
            href="#collapsed-with-menu"
            onClick={close}
          >
            {level}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
