import { Fragment } from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function AutocompleteVariantColors() {
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
            <Autocomplete
              key={color}
              variant={variant}
              color={color}
              size="sm"
              disableClearable
              aria-label={`${variant} ${color}`}
              options={[...colors]}
              defaultValue={color}
            />
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
