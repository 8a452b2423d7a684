import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const replies = ['On my way', 'Running late', 'Cannot make it today'];

export default function MenuListComposition() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    setOpen(false);
    button?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          id={id}
          variant="outlined"
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Quick reply
        </Button>
        <Popper open={open} anchorEl={button} placement="bottom-start">
          <Paper elevation={8}>
            <MenuList
              autoFocusItem
              variant="menu"
              disableListWrap
              aria-labelledby={id}
              onKeyDown={handleKeyDown}
            >
              {replies.map((reply) => (
                <MenuItem key={reply} onClick={close}>
                  {reply}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
