import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Radio from '@mui/joy/Radio';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function RadioVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'auto auto', md: 'repeat(6, auto)' },
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
            <Radio
              key={color}
              variant={variant}
              color={color}
              name={`${variant}-${color}`}
              label={color}
              defaultChecked
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
