import { Fragment } from 'react';
import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        rowGap: 3,
        columnGap: 4,
        gridTemplateColumns: { xs: 'repeat(3, auto)', md: 'repeat(6, auto)' },
      }}
    >
      {variants.map((variant) => (
        <Fragment key={variant}>
          <Typography level="body-sm">{variant}</Typography>
          {colors.map((color) => (
            <div key={color}>
              <Badge badgeContent={8} variant={variant} color={color}>
                <Typography level="body-sm" sx={{ paddingInlineEnd: 1.5 }}>
                  {color}
                </Typography>
              </Badge>
            </div>
          ))}
        </Fragment>
      ))}
    </Box>
  );
}
