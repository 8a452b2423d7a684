import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';

const formats = ['CSV', 'Excel', 'PDF'];

export default function SplitButtonSelect() {
  const menuId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const [format, setFormat] = useState('CSV');

  return (
    <>
      <ButtonGroup ref={group} aria-label="Export">
        <Button sx={{ minWidth: 150 }}>Export {format}</Button>
        <Button
          size="small"
          aria-label="Choose a format"
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
        {formats.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === format}
            selected={name === format}
            onClick={() => {
              setFormat(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
