import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import type { Draft } from './useMailbox';

const empty: Draft = { to: '', subject: '', text: '' };

export interface WriteDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSend: (draft: Draft) => void;
}

/** Keeps what was written when it is closed, until it is sent or discarded. */
export function WriteDrawer({ open, onClose, onSend }: WriteDrawerProps) {
  const [draft, setDraft] = useState(empty);
  const [error, setError] = useState('');

  const to = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (open) to.current?.focus();
  }, [open]);

  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const leave = () => {
    setDraft(empty);
    setError('');
    onClose();
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(draft.to.trim())) {
      setError('Enter an address, such as noor@example.com.');
      to.current?.focus();
      return;
    }
    onSend({
      ...draft,
      to: draft.to.trim(),
      subject: draft.subject.trim() || '(no subject)',
    });
    leave();
  };

  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      sx={{ '--Drawer-horizontalSize': '32rem' }}
    >
      <ModalClose aria-label="Close" />
      <DialogTitle>New message</DialogTitle>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ flex: 1, gap: 2, p: 2, overflow: 'auto' }}
      >
        <FormControl error={error !== ''}>
          <FormLabel>To</FormLabel>
          <Input
            type="email"
            required
            slotProps={{ input: { ref: to, 'aria-invalid': error !== '' } }}
            value={draft.to}
            onChange={(event) => {
              set({ to: event.target.value });
              setError('');
            }}
          />
          {error && <FormHelperText>{error}</FormHelperText>}
        </FormControl>
        <FormControl>
          <FormLabel>Subject</FormLabel>
          <Input
            value={draft.subject}
            onChange={(event) => set({ subject: event.target.value })}
          />
        </FormControl>
        <FormControl sx={{ flex: 1 }}>
          <FormLabel>Message</FormLabel>
          <Textarea
            minRows={8}
            value={draft.text}
            onChange={(event) => set({ text: event.target.value })}
            sx={{ flex: 1 }}
          />
        </FormControl>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'flex-end' }}>
          <Button type="button" variant="plain" color="neutral" onClick={leave}>
            Discard
          </Button>
          <Button type="submit">Send</Button>
        </Stack>
      </Stack>
    </Drawer>
  );
}
