import { useState } from 'react';
import { Snackbar as BaseSnackbar } from '@mui/base/Snackbar';
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

const Button = styled('button')({
  padding: '9px 16px',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Snackbar = styled(BaseSnackbar)({
  position: 'fixed',
  insetBlockEnd: 16,
  insetInline: 16,
  zIndex: 1400,
  inlineSize: 'fit-content',
  marginInline: 'auto',
});

const Message = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 24,
  padding: '12px 16px',
  borderRadius: 10,
  font: `400 15px/24px ${quiet.font}`,
  color: 'light-dark(#f8fafc, #0f172a)',
  backgroundColor: 'light-dark(#1e293b, #e2e8f0)',
  boxShadow: quiet.shadow,
});

const Undo = styled('button')({
  padding: '4px 8px',
  border: 0,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  color: 'light-dark(#c7d2fe, #3730a3)',
  background: 'none',
  cursor: 'pointer',
  '&:focus-visible': { outline: '2px solid currentColor' },
});

export default function SnackbarIntroduction() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Row>
        Invoice 1042
        <Button type="button" onClick={() => setOpen(true)}>
          Archive
        </Button>
      </Row>
      <div role="status">
        <Snackbar open={open} autoHideDuration={6000} onClose={close}>
          <Message>
            Invoice archived
            <Undo type="button" onClick={close}>
              Undo
            </Undo>
          </Message>
        </Snackbar>
      </div>
    </>
  );
}
