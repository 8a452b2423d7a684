import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import CircularProgress from '@mui/joy/CircularProgress';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function CircularProgressColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, sm: 2 },
        alignItems: 'center',
        justifyItems: 'center',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      }}
    >
      {colors.map((color) => (
        <Typography key={color} level="body-xs">
          {color}
        </Typography>
      ))}
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm" sx={{ gridColumn: '1 / -1' }}>
            {variant}
          </Typography>
          {colors.map((color) => (
            <CircularProgress
              key={color}
              determinate
              value={66}
              variant={variant}
              color={color}
              aria-label={`${variant} ${color}`}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
