import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const fields = ['Company', 'Street', 'Postal code', 'City', 'Country'];

export default function ModalFormActions() {
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(true);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Button onClick={() => setOpen(true)}>Edit the address</Button>
      <Typography level="body-sm" role="status">
        {saved ? 'Address saved' : 'No address yet'}
      </Typography>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) {
            form.current?.requestSubmit();
          }
        }}
      >
        <ModalDialog component="section" sx={{ p: 0, gap: 0 }}>
          <DialogTitle component="h3" sx={{ p: 2 }}>
            Billing address
          </DialogTitle>
          <DialogContent
            component="form"
            ref={form}
            id="address"
            onSubmit={submit}
            sx={{ px: 2, pb: 2, gap: 2, maxHeight: 260 }}
          >
            {fields.map((label, index) => (
              <FormControl key={label} required={index < 2}>
                <FormLabel>{label}</FormLabel>
                <Input name={label} autoFocus={index === 0} />
              </FormControl>
            ))}
          </DialogContent>
          <DialogActions
            component="footer"
            sx={{ p: 2, borderTop: '1px solid', borderColor: 'divider' }}
          >
            <Button type="submit" form="address">
              Save
            </Button>
            <Button variant="plain" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
