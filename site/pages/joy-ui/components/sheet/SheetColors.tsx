import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SheetColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'auto repeat(5, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography
            level="body-sm"
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {variant}
          </Typography>
          {colors.map((color) => (
            <Sheet
              key={color}
              variant={variant}
              color={color}
              sx={{ p: 1.5, borderRadius: 'sm' }}
            >
              {color}
            </Sheet>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
