import { useState } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const people = ['Ada Novak', 'Ben Ostby', 'Cleo Ruiz', 'Dev Shah'];

export default function AutocompleteEditInPlace() {
  const [owner, setOwner] = useState('Cleo Ruiz');
  const [editing, setEditing] = useState(false);

  return (
    <Stack spacing={0.5} sx={{ width: 280, minHeight: 92 }}>
      <Typography id="owner-label" level="title-sm">
        Owner
      </Typography>
      {editing ? (
        <Autocomplete
          autoFocus
          openOnFocus
          disableClearable
          aria-labelledby="owner-label"
          aria-describedby="owner-hint"
          options={people}
          value={owner}
          onChange={(_event, next) => setOwner(next)}
          onBlur={() => setEditing(false)}
        />
      ) : (
        <Button
          variant="outlined"
          color="neutral"
          aria-describedby="owner-label"
          onClick={() => setEditing(true)}
          sx={{ px: 1.25, justifyContent: 'flex-start', fontWeight: 'normal' }}
        >
          {owner}
        </Button>
      )}
      <Typography id="owner-hint" level="body-xs" textColor="text.secondary">
        Gets an email about every change.
      </Typography>
    </Stack>
  );
}
