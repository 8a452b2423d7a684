import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import TextField from '@mui/material/TextField';
import EditIcon from '@mui/icons-material/Edit';

interface NameFieldProps {
  name: string;
  onDone: (name: string, byKey: boolean) => void;
}

function NameField({ name, onDone }: NameFieldProps) {
  const [draft, setDraft] = useState(name);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      onDone(draft, true);
    }
    if (event.key === 'Escape') {
      onDone(name, true);
    }
  };

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => onDone(draft, false)}
    >
      <TextField
        autoFocus
        fullWidth
        size="small"
        variant="standard"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{ htmlInput: { 'aria-label': 'File name' } }}
      />
    </ClickAwayListener>
  );
}

export default function RenameList() {
  const [names, setNames] = useState(['Budget', 'Contract', 'Floor plan']);
  const [editing, setEditing] = useState(-1);
  const [focused, setFocused] = useState(-1);

  const finish = (row: number, name: string, byKey: boolean) => {
    setNames(names.map((old, at) => (at === row ? name : old)));
    setEditing(-1);
    setFocused(byKey ? row : -1);
  };

  return (
    <List aria-label="Files" sx={{ width: 260 }}>
      {names.map((name, row) => (
        <ListItem key={row} divider disableGutters sx={{ height: 56 }}>
          {row === editing ? (
            <NameField
              name={name}
              onDone={(next, byKey) => finish(row, next, byKey)}
            />
          ) : (
            <ButtonBase
              focusRipple
              autoFocus={row === focused}
              aria-label={`Rename ${name}`}
              onClick={() => setEditing(row)}
              sx={{
                flex: 1,
                height: '100%',
                justifyContent: 'space-between',
                typography: 'body1',
              }}
            >
              {name}
              <EditIcon fontSize="small" color="action" />
            </ButtonBase>
          )}
        </ListItem>
      ))}
    </List>
  );
}
