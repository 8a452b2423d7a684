import { useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';

const formats = ['PDF', 'Spreadsheet', 'Web page'];

export default function MenuNested() {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [parent, setParent] = useState<HTMLElement | null>(null);
  const rtl = useTheme().direction === 'rtl';
  const [start, end] = rtl
    ? (['right', 'left'] as const)
    : (['left', 'right'] as const);

  const closeSub = () => setParent(null);
  const closeAll = () => {
    closeSub();
    setAnchor(null);
  };

  return (
    <>
      <Button
        ref={button}
        id={`${id}-file`}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        File
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={closeAll}
        slotProps={{
          list: { 'aria-labelledby': `${id}-file` },
          transition: { onExited: () => button.current?.focus() },
        }}
      >
        <MenuItem onClick={closeAll}>Print</MenuItem>
        <MenuItem
          id={`${id}-export`}
          aria-haspopup="menu"
          aria-expanded={parent !== null}
          onClick={(event) => setParent(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === (rtl ? 'ArrowLeft' : 'ArrowRight')) {
              setParent(event.currentTarget);
            }
          }}
        >
          Export as…
        </MenuItem>
      </Menu>
      <Menu
        open={parent !== null}
        anchorEl={parent}
        onClose={(_event, reason: string) =>
          reason === 'escapeKeyDown' ? closeSub() : closeAll()
        }
        onKeyDown={(event) => {
          if (event.key === (rtl ? 'ArrowRight' : 'ArrowLeft')) {
            closeSub();
          }
        }}
        anchorOrigin={{ vertical: 'top', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: start }}
        slotProps={{ list: { 'aria-labelledby': `${id}-export` } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={closeAll}>
            {format}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
