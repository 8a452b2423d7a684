import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function SliderVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        alignItems: 'center',
        px: 2,
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto repeat(4, 1fr)' },
      }}
    >
      {colors.map((color) => (
        <Fragment key={color}>
          {variants.map((variant, index) => (
            <Fragment key={variant}>
              <Typography
                level="body-sm"
                sx={{ display: { sm: index === 0 ? 'block' : 'none' } }}
              >
                {color}
                <Box component="span" sx={{ display: { sm: 'none' } }}>
                  {` ${variant}`}
                </Box>
              </Typography>
              <Slider
                variant={variant}
                color={color}
                defaultValue={50}
                aria-label={`${variant} ${color}`}
              />
            </Fragment>
          ))}
        </Fragment>
      ))}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' } }} />
      {variants.map((variant) => (
        <Typography
          key={variant}
          level="body-sm"
          sx={{ display: { xs: 'none', sm: 'block' }, textAlign: 'center' }}
        >
          {variant}
        </Typography>
      ))}
    </Box>
  );
}
