import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonVariantColors() {
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
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
