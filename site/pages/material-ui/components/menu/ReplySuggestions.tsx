import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const replies = ['On my way', 'Ten minutes late', 'Cannot make it today'];

export default function ReplySuggestions() {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [reply, setReply] = useState('Quick reply');

  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      setOpen(false);
      button?.focus();
    }
  };

  return (
    <>
      <Button
        ref={setButton}
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {reply}
      </Button>
      <Popper open={open} anchorEl={button} placement="top-start">
        <ClickAwayListener onClickAway={() => setOpen(false)}>
          <Paper elevation={4} sx={{ '& .replies': { py: 0.5 } }}>
            <MenuList
              className="replies"
              variant="menu"
              disableListWrap
              autoFocusItem={open}
              aria-labelledby={id}
              onKeyDown={leave}
            >
              {replies.map((text) => (
                <MenuItem
                  key={text}
                  onClick={() => {
                    setReply(text);
                    setOpen(false);
                    button?.focus();
                  }}
                >
                  {text}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </>
  );
}
