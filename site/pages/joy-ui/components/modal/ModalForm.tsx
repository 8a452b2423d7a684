import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [projects, setProjects] = useState(['Website']);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setProjects([...projects, String(name)]);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>New project</Button>
      <Typography level="body-sm" role="status">
        {projects.join(', ')}
      </Typography>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog minWidth={320}>
          <DialogTitle>New project</DialogTitle>
          <DialogContent>You can rename it later.</DialogContent>
          <Stack component="form" spacing={2} onSubmit={submit}>
            <FormControl required>
              <FormLabel>Name</FormLabel>
              <Input name="name" autoFocus />
            </FormControl>
            <FormControl>
              <FormLabel>Visible to</FormLabel>
              <Select name="audience" defaultValue="team">
                <Option value="me">Only me</Option>
                <Option value="team">My team</Option>
              </Select>
            </FormControl>
            <Button type="submit">Create</Button>
          </Stack>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
