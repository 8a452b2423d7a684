import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const variants = ['soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ToggleColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        justifyContent: 'center',
        gridTemplateColumns: { xs: 'auto', sm: 'auto auto' },
      }}
    >
      {colors.flatMap((color) =>
        variants.map((variant) => (
          <ToggleButtonGroup
            key={`${color}-${variant}`}
            variant={variant}
            color={color}
            value="on"
            aria-label={`${variant} ${color}`}
          >
            <Button value="on">{color}</Button>
            <Button value="off">{variant}</Button>
          </ToggleButtonGroup>
        )),
      )}
    </Box>
  );
}
