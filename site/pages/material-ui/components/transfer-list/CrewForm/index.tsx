import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import RoleRow from './RoleRow';

const roles = [
  { id: 'r1', name: 'Helm' },
  { id: 'r2', name: 'Jib' },
  { id: 'r3', name: 'Cook' },
  { id: 'r4', name: 'Night watch' },
];

export default function CrewForm() {
  const form = useRef<HTMLFormElement>(null);
  const [taken, setTaken] = useState(['r3']);
  const [moved, setMoved] = useState('');
  const [sent, setSent] = useState('');

  useEffect(() => {
    form.current?.querySelector<HTMLElement>(`[data-role="${moved}"]`)?.focus();
  }, [moved, taken]);

  const toggle = (id: string) => {
    setMoved(id);
    setTaken(
      taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id],
    );
  };

  return (
    <Stack
      ref={form}
      component="form"
      spacing={1.5}
      sx={{ maxWidth: 400, mx: 'auto', alignItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget).getAll('role');
        setSent(`Sent: ${data.join(', ') || 'nothing'}`);
      }}
    >
      <RoleRow
        title="What I take on"
        roles={roles.filter(({ id }) => taken.includes(id))}
        icon={<CloseIcon />}
        onToggle={toggle}
      />
      <RoleRow
        title="Still to be done"
        roles={roles.filter(({ id }) => !taken.includes(id))}
        icon={<AddIcon />}
        onToggle={toggle}
      />
      {taken.map((id) => (
        <input key={id} type="hidden" name="role" value={id} />
      ))}
      <Button type="submit" variant="contained">
        Join the crew
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {sent}
      </Typography>
    </Stack>
  );
}
