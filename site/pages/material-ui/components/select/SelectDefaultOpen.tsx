import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectDefaultOpen() {
  const button = useRef<HTMLButtonElement>(null);
  const [status, setStatus] = useState('Draft');
  const [editing, setEditing] = useState(false);

  const close = () => {
    flushSync(() => setEditing(false));
    button.current?.focus();
  };

  if (!editing) {
    return (
      <Button ref={button} onClick={() => setEditing(true)}>
        {`Status: ${status}`}
      </Button>
    );
  }
  return (
    <Select
      defaultOpen
      size="small"
      value={status}
      onChange={(event) => setStatus(event.target.value)}
      onClose={close}
      inputProps={{ 'aria-label': 'Status' }}
    >
      <MenuItem value="Draft">Draft</MenuItem>
      <MenuItem value="In review">In review</MenuItem>
      <MenuItem value="Published">Published</MenuItem>
    </Select>
  );
}
