import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TypographyVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        columnGap: 3,
        gridTemplateColumns: { xs: 'repeat(3, auto)', md: 'repeat(6, auto)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          {colors.map((color) => (
            <Typography key={color} variant={variant} color={color}>
              {color}
            </Typography>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
