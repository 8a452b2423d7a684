import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import FavoriteIcon from '@mui/icons-material/Favorite';

const colors = [
  'inherit',
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
  'action',
  'disabled',
] as const;

export default function IconColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
        gap: 2,
        textAlign: 'center',
      }}
    >
      {colors.map((color) => (
        <div key={color}>
          <FavoriteIcon color={color} fontSize="large" />
          <Typography variant="caption" component="p">
            {color}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
