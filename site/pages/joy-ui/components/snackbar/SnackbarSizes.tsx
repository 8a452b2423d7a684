import { useState } from 'react';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Snackbar from '@mui/joy/Snackbar';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SnackbarSizes() {
  const [open, setOpen] = useState(false);
  const [size, setSize] = useState<(typeof sizes)[number]>('md');

  return (
    <>
      <ButtonGroup aria-label="Size">
        {sizes.map((name) => (
          <Button
            key={name}
            onClick={() => {
              setSize(name);
              setOpen(true);
            }}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      <div role="status">
        <Snackbar
          size={size}
          open={open}
          autoHideDuration={4000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          Size {size}: three files are copied
        </Snackbar>
      </div>
    </>
  );
}
