import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Switch from '@mui/joy/Switch';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SwitchVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'auto auto', md: 'repeat(6, auto)' },
        alignItems: 'center',
        justifyItems: 'start',
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
            <Switch
              key={color}
              variant={variant}
              color={color}
              defaultChecked
              endDecorator={color}
              slotProps={{ input: { 'aria-label': `${variant} ${color}` } }}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
