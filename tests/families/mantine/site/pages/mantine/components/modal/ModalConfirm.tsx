import { useDisclosure } from '@mantine/hooks';
import { Button, Group, Modal, Text } from '@mantine/core';

export default function ModalConfirm() {
  const [opened, { open, close }] = useDisclosure(false);

  return (
    <>
      <Button color="red" onClick={open}>
        Delete project
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title="Delete this project?"
        closeButtonProps={{ 'aria-label': 'Close' }}
        centered
      >
        <Text size="sm">Its 12 files and all comments are removed.</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" onClick={close}>
            Delete
          </Button>
        </Group>
      </Modal>
    </>
  );
}
