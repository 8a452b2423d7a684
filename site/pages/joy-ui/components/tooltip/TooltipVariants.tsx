import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TooltipVariants() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <Tooltip
            key={`${variant} ${color}`}
            describeChild
            title={`variant ${variant}, color ${color}`}
            variant={variant}
            color={color}
          >
            <Button size="sm" variant={variant} color={color}>
              {variant} {color}
            </Button>
          </Tooltip>
        )),
      )}
    </Box>
  );
}
