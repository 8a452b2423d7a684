import { useState } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import CloseIcon from '@mui/icons-material/Close';

const dune =
  'linear-gradient(170deg, #f6c177 45%, #b4632d 46%, #7a3b1d 75%, #4c2413)';

export default function DuneViewer() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <ButtonBase
        aria-label="Dunes at four o’clock, enlarge"
        aria-haspopup="dialog"
        focusRipple
        onClick={() => setOpen(true)}
        sx={{ width: 180, height: 120, borderRadius: 1, background: dune }}
      />
      <Modal open={open} onClose={close} closeAfterTransition>
        <Fade in={open}>
          <Box
            role="dialog"
            aria-modal
            aria-label="Dunes at four o’clock"
            sx={{
              position: 'absolute',
              inset: { xs: '20% 16px', sm: '10% 15%' },
              background: dune,
            }}
          >
            <IconButton
              aria-label="Close"
              onClick={close}
              sx={{
                position: 'absolute',
                insetInlineEnd: 8,
                top: 8,
                color: 'common.black',
              }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
        </Fade>
      </Modal>
    </>
  );
}
