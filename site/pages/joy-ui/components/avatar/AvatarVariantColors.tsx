import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const variants = ['soft', 'solid', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function AvatarVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        alignItems: 'center',
        gridTemplateColumns: 'repeat(5, auto)',
      }}
    >
      {colors.map((color) => (
        <Typography key={color} level="body-xs">
          {color}
        </Typography>
      ))}
      {variants.flatMap((variant) => [
        <Typography
          key={variant}
          level="body-sm"
          sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
        >
          {variant}
        </Typography>,
        ...colors.map((color) => (
          <Avatar key={`${variant} ${color}`} variant={variant} color={color}>
            AN
          </Avatar>
        )),
      ])}
    </Box>
  );
}
