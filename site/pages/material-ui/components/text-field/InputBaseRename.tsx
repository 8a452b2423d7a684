import { useState } from 'react';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';

export default function InputBaseRename() {
  const [name, setName] = useState('Untitled board');
  const [editing, setEditing] = useState(false);

  if (!editing) {
    return (
      <Button
        color="inherit"
        sx={{ textTransform: 'none' }}
        onClick={() => setEditing(true)}
      >
        {name}
      </Button>
    );
  }
  return (
    <InputBase
      autoFocus
      required
      margin="dense"
      error={name === ''}
      inputProps={{ 'aria-label': 'Board name' }}
      value={name}
      onChange={(event) => setName(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setEditing(name === '')}
      onClick={(event) => event.stopPropagation()}
      onKeyUp={({ key }) => key === 'Enter' && setEditing(name === '')}
      sx={{ px: 1, borderBottom: 1, '&.Mui-error': { color: 'error.main' } }}
    />
  );
}
