import { useDisclosure } from '@mantine/hooks';
import { Button, Modal, Select, Stack, TextInput } from '@mantine/core';

export default function ModalForm() {
  const [opened, { open, close }] = useDisclosure(false);

  return (
    <>
      <Button onClick={open}>Invite someone</Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Invite someone"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form action={close}>
          <Stack>
            <TextInput label="Email" type="email" required data-autofocus />
            <Select label="Role" data={['Reader', 'Editor', 'Owner']} defaultValue="Reader" />
            <Button type="submit">Send invitation</Button>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
