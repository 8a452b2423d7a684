import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const people = ['Amira', 'Jonas', 'Mei', 'Paulo'];

export default function TaskOwner() {
  const button = useRef<HTMLButtonElement>(null);
  const [owner, setOwner] = useState('Jonas');
  const [editing, setEditing] = useState<boolean>();

  useEffect(() => {
    if (editing === false) {
      button.current?.focus();
    }
  }, [editing]);

  return (
    <Paper
      variant="outlined"
      sx={{ display: 'flex', alignItems: 'center', px: 2, height: 56 }}
    >
      <Typography sx={{ flex: 1, marginInlineEnd: 3 }}>
        Order new buoys
      </Typography>
      {editing ? (
        <Select
          variant="standard"
          defaultOpen
          inputProps={{ 'aria-label': 'Owner of the task' }}
          value={owner}
          onChange={(event) => setOwner(event.target.value)}
          onClose={() => setEditing(false)}
        >
          {people.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <Button
          ref={button}
          aria-label={`Owner: ${owner}. Change`}
          onClick={() => setEditing(true)}
        >
          {owner}
        </Button>
      )}
    </Paper>
  );
}
