import { useState } from 'react';
import { Modal as BaseModal, modalClasses } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
});

const Modal = styled(BaseModal)({
  position: 'fixed',
  inset: 0,
  zIndex: 1300,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  [`& .${modalClasses.backdrop}`]: {
    position: 'fixed',
    inset: 0,
    backgroundColor: 'rgb(15 23 42 / 0.6)',
  },
});

const Dialog = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 400px)',
  padding: 24,
  borderRadius: 12,
  outline: 0,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
  boxShadow: quiet.shadow,
});

const Title = styled('h2')({ margin: 0, fontSize: 18, fontWeight: 600 });

const Actions = styled('div')({
  display: 'flex',
  justifyContent: 'end',
  gap: 12,
});

const Button = styled('button')({
  padding: '9px 16px',
  border: '1px solid transparent',
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: 'light-dark(#ffffff, #1e1b4b)',
  backgroundColor: quiet.accent,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Outlined = styled(Button)({
  borderColor: quiet.line,
  color: quiet.ink,
  backgroundColor: quiet.surface,
});

export default function ModalIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Row>
      Workspace “Design”
      <Outlined type="button" onClick={() => setOpen(true)}>
        Archive
      </Outlined>
      <Modal open={open} onClose={close} slots={{ backdrop: 'div' }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby="archive-title">
          <Title id="archive-title">Archive “Design”?</Title>
          <p>Members can read it, but no longer edit it.</p>
          <Actions>
            <Outlined type="button" onClick={close}>
              Cancel
            </Outlined>
            <Button type="button" onClick={close}>
              Archive
            </Button>
          </Actions>
        </Dialog>
      </Modal>
    </Row>
  );
}
