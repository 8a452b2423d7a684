import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Typography from '@mui/joy/Typography';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ButtonGroupColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'center',
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'auto', sm: 'auto auto auto auto' },
      }}
    >
      {colors.map((color) => (
        <Fragment key={color}>
          {variants.map((variant) => (
            <ButtonGroup
              key={variant}
              size="sm"
              variant={variant}
              color={color}
              aria-label={`${variant} ${color}`}
            >
              <Button>{color}</Button>
              <Button>{variant}</Button>
            </ButtonGroup>
          ))}
          <Typography sx={{ display: { sm: 'none' } }} />
        </Fragment>
      ))}
    </Box>
  );
}
