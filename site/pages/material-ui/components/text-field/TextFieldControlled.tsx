import { useState } from 'react';
import TextField from '@mui/material/TextField';

export default function TextFieldControlled() {
  const [title, setTitle] = useState('Quarterly report');
  const file = title.trim().toLowerCase().replaceAll(' ', '-');

  return (
    <TextField
      label="Title"
      value={title}
      onChange={(event) => setTitle(event.target.value)}
      helperText={`Saved as ${file}.pdf`}
    />
  );
}
