import { Fragment, useState } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SnackbarVariantColors() {
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
        {variants.map((row) => (
          <Fragment key={row}>
            <Typography
              level="body-sm"
              sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
            >
              {row}
            </Typography>
            {colors.map((name) => (
              <Button
                key={name}
                variant={row}
                color={name}
                onClick={() => {
                  setVariant(row);
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
      <div role="status">
        <Snackbar
          variant={variant}
          color={color}
          open={open}
          autoHideDuration={4000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setOpen(false);
          }}
        >
          {variant} {color}: the order is on its way
        </Snackbar>
      </div>
    </>
  );
}
