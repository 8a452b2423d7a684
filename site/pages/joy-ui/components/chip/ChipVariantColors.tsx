import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ChipVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'repeat(3, auto)', md: 'repeat(6, auto)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          {colors.map((color) => (
            <Chip key={color} variant={variant} color={color}>
              {color}
            </Chip>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
