import { useState } from 'react';
import { Button, Form, Input, Modal, Select } from 'antd';

const roles = ['Reader', 'Editor', 'Owner'].map((role) => ({ value: role, label: role }));

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [form] = Form.useForm();
  const close = () => setOpen(false);

  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Invite someone
      </Button>
      <Modal
        title="Invite someone"
        open={open}
        onCancel={close}
        onOk={form.submit}
        okText="Send invitation"
      >
        <Form form={form} layout="vertical" onFinish={close} initialValues={{ role: 'Reader' }}>
          <Form.Item label="Email" name="email" rules={[{ required: true, type: 'email' }]}>
            <Input type="email" />
          </Form.Item>
          <Form.Item label="Role" name="role">
            <Select options={roles} />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
