import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Remove';

const columns = ['Number', 'Customer', 'Due date', 'Amount', 'Tax', 'Status'];

function swap(list: string[], from: number, to: number) {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export default function ColumnSettings() {
  const lists = useRef<HTMLDivElement>(null);
  const focusNext = useRef('');
  const [saved, setSaved] = useState(['Number', 'Customer', 'Amount']);
  const [shown, setShown] = useState(saved);
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const hidden = columns.filter((column) => !shown.includes(column));

  // The pressed button may be gone or disabled now: focus what follows it.
  useEffect(() => {
    const [column, action] = focusNext.current.split(':');
    focusNext.current = '';
    if (!column) return;
    const buttons = lists.current?.querySelectorAll<HTMLButtonElement>(
      `[data-column="${column}"] button:enabled`,
    );
    const all = [...(buttons ?? [])];
    (all.find((button) => button.value === action) ?? all[0])?.focus();
  }, [shown]);

  const change = (column: string, action: string, next: string[]) => {
    focusNext.current = `${column}:${action}`;
    setShown(next);
    const at = next.indexOf(column) + 1;
    setStatus(
      at > 0
        ? `${column} is column ${at} of ${next.length}`
        : `${column} is hidden`,
    );
  };

  const button = (
    column: string,
    action: 'up' | 'down' | 'add' | 'remove',
    next: string[],
    disabled = false,
  ) => {
    const icons = {
      up: <ArrowUpwardIcon fontSize="small" />,
      down: <ArrowDownwardIcon fontSize="small" />,
      add: <AddIcon fontSize="small" />,
      remove: <RemoveIcon fontSize="small" />,
    };
    const names = {
      up: `Move ${column} up`,
      down: `Move ${column} down`,
      add: `Show ${column}`,
      remove: `Hide ${column}`,
    };
    return (
      <IconButton
        size="small"
        value={action}
        aria-label={names[action]}
        disabled={disabled}
        onClick={() => change(column, action, next)}
      >
        {icons[action]}
      </IconButton>
    );
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Typography variant="body2">Columns: {saved.join(', ')}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          setShown(saved);
          setStatus('');
          setOpen(true);
        }}
      >
        Edit columns
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Columns</DialogTitle>
        <DialogContent dividers ref={lists} sx={{ p: 0 }}>
          <List
            dense
            aria-label="Shown columns, in order"
            subheader={<ListSubheader>Shown</ListSubheader>}
          >
            {shown.map((column, at) => (
              <ListItem
                key={column}
                data-column={column}
                secondaryAction={
                  <>
                    {button(column, 'up', swap(shown, at, at - 1), at === 0)}
                    {button(
                      column,
                      'down',
                      swap(shown, at, at + 1),
                      at === shown.length - 1,
                    )}
                    {button(
                      column,
                      'remove',
                      shown.filter((one) => one !== column),
                      shown.length === 1,
                    )}
                  </>
                }
              >
                <ListItemText primary={column} />
              </ListItem>
            ))}
          </List>
          <Divider />
          <List
            dense
            aria-label="Hidden columns"
            subheader={<ListSubheader>Hidden</ListSubheader>}
          >
            {hidden.map((column) => (
              <ListItem
                key={column}
                data-column={column}
                secondaryAction={button(column, 'add', [...shown, column])}
              >
                <ListItemText primary={column} />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <Typography role="status" variant="body2" sx={{ px: 3, pt: 1.5 }}>
          {status}
        </Typography>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button
            variant="contained"
            onClick={() => {
              setSaved(shown);
              setOpen(false);
            }}
          >
            Apply
          </Button>
        </DialogActions>
      </Dialog>
    </Stack>
  );
}
