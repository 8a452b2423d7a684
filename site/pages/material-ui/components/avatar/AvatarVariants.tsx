import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const variants = ['circular', 'rounded', 'square'] as const;

export default function AvatarVariants() {
  return (
    <Stack direction="row" spacing={4}>
      {variants.map((variant) => (
        <Stack key={variant} spacing={1} sx={{ alignItems: 'center' }}>
          <Avatar variant={variant} sx={{ bgcolor: 'text.secondary' }}>
            KM
          </Avatar>
          <Typography variant="body2">{variant}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
