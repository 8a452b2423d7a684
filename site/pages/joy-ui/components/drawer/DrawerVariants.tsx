import { Fragment, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function DrawerVariants() {
  const [open, setOpen] = useState(false);
  const [variant, setVariant] = useState<(typeof variants)[number]>('soft');
  const [color, setColor] = useState<(typeof colors)[number]>('primary');

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          alignItems: 'center',
          gridTemplateColumns: { xs: '1fr 1fr', md: 'auto repeat(5, 1fr)' },
        }}
      >
        {variants.map((rowVariant) => (
          <Fragment key={rowVariant}>
            <Typography
              level="body-sm"
              sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
            >
              {rowVariant}
            </Typography>
            {colors.map((name) => (
              <Button
                key={name}
                variant={rowVariant}
                color={name}
                onClick={() => {
                  setVariant(rowVariant);
                  setColor(name);
                  setOpen(true);
                }}
              >
                {name}
              </Button>
            ))}
          </Fragment>
        ))}
      </Box>
      <Drawer
        variant={variant}
        color={color}
        invertedColors
        open={open}
        onClose={() => setOpen(false)}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>
          {variant} {color}
        </DialogTitle>
        <DialogContent sx={{ p: 1.5 }}>Two tickets are reserved.</DialogContent>
      </Drawer>
    </>
  );
}
