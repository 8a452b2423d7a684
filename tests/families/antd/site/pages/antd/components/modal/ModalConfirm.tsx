import { Button, Modal } from 'antd';

export default function ModalConfirm() {
  const [modal, holder] = Modal.useModal();

  function ask() {
    void modal.confirm({
      title: 'Delete this project?',
      content: 'Its 12 files and all comments are removed.',
      okText: 'Delete',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
    });
  }

  return (
    <>
      <Button danger onClick={ask}>
        Delete project
      </Button>
      {holder}
    </>
  );
}
