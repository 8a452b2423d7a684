import { Fragment } from 'react';
import Box from '@mui/joy/Box';
import StepIndicator from '@mui/joy/StepIndicator';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function StepperVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: { xs: 0.75, sm: 1.5 },
        rowGap: 1.5,
        alignItems: 'center',
        justifyItems: 'center',
        gridTemplateColumns: 'repeat(6, auto)',
      }}
    >
      <span />
      {colors.map((color) => (
        <Typography key={color} level="body-xs">
          {color}
        </Typography>
      ))}
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-xs">{variant}</Typography>
          {colors.map((color, index) => (
            <StepIndicator key={color} variant={variant} color={color}>
              {index + 1}
            </StepIndicator>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
