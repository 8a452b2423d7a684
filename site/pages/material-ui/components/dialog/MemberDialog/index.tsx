import { useState } from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import MemberForm from './MemberForm';
import type { Member } from './saveMember';

const initial: Member = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  role: 'Editor',
};

export default function MemberDialog() {
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('sm'));
  const [member, setMember] = useState(initial);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');

  const save = (next: Member) => {
    setMember(next);
    setMessage(`${next.name} was saved.`);
    setOpen(false);
  };

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <CardHeader
        avatar={
          <Avatar sx={{ bgcolor: 'primary.main' }}>
            {member.name.slice(0, 1)}
          </Avatar>
        }
        title={member.name}
        subheader={`${member.email} · ${member.role}`}
        action={<Button onClick={() => setOpen(true)}>Edit</Button>}
      />
      <Typography
        role="status"
        variant="body2"
        sx={{ minHeight: 36, px: 2, color: 'text.secondary' }}
      >
        {message}
      </Typography>
      <Dialog
        open={open}
        onClose={() => {
          if (!busy) setOpen(false);
        }}
        disableEscapeKeyDown={busy}
        fullScreen={phone}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Edit member</DialogTitle>
        <MemberForm
          member={member}
          onSaved={save}
          onCancel={() => setOpen(false)}
          onBusyChange={setBusy}
        />
      </Dialog>
    </Card>
  );
}
