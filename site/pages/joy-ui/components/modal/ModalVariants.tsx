import { useState } from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import type { VariantProp } from '@mui/joy/styles';

const variants: VariantProp[] = ['outlined', 'plain', 'soft', 'solid'];

export default function ModalVariants() {
  const [variant, setVariant] = useState<VariantProp | null>(null);

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {variants.map((name) => (
          <Button
            key={name}
            variant="soft"
            color="neutral"
            onClick={() => setVariant(name)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Modal open={variant !== null} onClose={() => setVariant(null)}>
        <ModalDialog
          variant={variant ?? 'outlined'}
          color="primary"
          invertedColors
        >
          <ModalClose aria-label="Close" />
          <DialogTitle>{variant}</DialogTitle>
          <DialogContent>The report is ready to download.</DialogContent>
          <Button>Download</Button>
        </ModalDialog>
      </Modal>
    </>
  );
}
