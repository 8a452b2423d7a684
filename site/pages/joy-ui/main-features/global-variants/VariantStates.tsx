import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const states = ['', 'Hover', 'Active', 'Disabled'] as const;

export default function VariantStates() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          {states.map((state) => (
            <Box
              key={state}
              sx={[
                { p: 1.5, borderRadius: 'sm', overflowWrap: 'anywhere' },
                (theme) => theme.variants[variant].primary,
                (theme) =>
                  state === ''
                    ? {}
                    : theme.variants[`${variant}${state}`].primary,
              ]}
            >
              <Typography textColor="inherit" level="body-sm">
                {variant}
                {state}
              </Typography>
            </Box>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
