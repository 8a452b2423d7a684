import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import { useTheme } from '@mui/material/styles';

const photos = [
  {
    title: 'Dunes in the afternoon',
    image: 'linear-gradient(170deg, #f6c177 45%, #b4632d 46%, #7a3b1d 75%)',
  },
  {
    title: 'Coast before the rain',
    image: 'linear-gradient(175deg, #9fb3c8 50%, #33658a 51%, #1b3a4b 80%)',
  },
  {
    title: 'Meadow in June',
    image: 'linear-gradient(172deg, #cfe8f5 48%, #8ab17d 49%, #4f772d 78%)',
  },
];

export default function ImageViewer() {
  const { direction } = useTheme();
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const photo = photos[index];

  const step = (by: number) =>
    setIndex((index + by + photos.length) % photos.length);

  const handleKeyDown = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === forward) step(1);
    if (event.key === back) step(-1);
  };

  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {photos.map(({ title, image }, position) => (
          <ButtonBase
            key={title}
            focusRipple
            aria-label={`${title}, enlarge`}
            aria-haspopup="dialog"
            onClick={() => {
              setIndex(position);
              setOpen(true);
            }}
            sx={{ width: 96, height: 72, borderRadius: 1, background: image }}
          />
        ))}
      </Stack>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        onKeyDown={handleKeyDown}
        closeAfterTransition
        slotProps={{ backdrop: { sx: { bgcolor: 'rgb(0 0 0 / 85%)' } } }}
      >
        <Fade in={open}>
          <Stack
            role="dialog"
            aria-modal
            aria-label="Photos"
            spacing={1}
            sx={{
              position: 'absolute',
              inset: { xs: 16, sm: '6% 12%' },
              color: 'common.white',
            }}
          >
            <Stack direction="row" sx={{ alignItems: 'center' }}>
              <Typography role="status" sx={{ flexGrow: 1 }}>
                {photo?.title}, {index + 1} of {photos.length}
              </Typography>
              <IconButton
                color="inherit"
                aria-label="Close"
                onClick={() => setOpen(false)}
              >
                <CloseIcon />
              </IconButton>
            </Stack>
            <Box
              role="img"
              aria-label={photo?.title}
              sx={{ flexGrow: 1, borderRadius: 1, background: photo?.image }}
            />
            <Stack direction="row" sx={{ justifyContent: 'center' }}>
              <IconButton
                color="inherit"
                aria-label="Previous"
                onClick={() => step(-1)}
              >
                {direction === 'rtl' ? (
                  <ChevronRightIcon />
                ) : (
                  <ChevronLeftIcon />
                )}
              </IconButton>
              <IconButton
                color="inherit"
                aria-label="Next"
                onClick={() => step(1)}
              >
                {direction === 'rtl' ? (
                  <ChevronLeftIcon />
                ) : (
                  <ChevronRightIcon />
                )}
              </IconButton>
            </Stack>
          </Stack>
        </Fade>
      </Modal>
    </>
  );
}
