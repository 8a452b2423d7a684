import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const variants = [undefined, 'plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function LinkVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 2,
        columnGap: 3,
        justifyItems: 'start',
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'auto repeat(5, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant ?? 'none'}>
          <Typography
            level="body-sm"
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          >
            {variant ?? 'no variant'}
          </Typography>
          {colors.map((color) => (
            <Link key={color} href="#colors" variant={variant} color={color}>
              {color}
            </Link>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
