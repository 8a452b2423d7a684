import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import EditIcon from '@mui/icons-material/Edit';

const sizes = ['small', 'medium', 'large'] as const;

export default function FabSizes() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto auto auto',
        placeItems: 'center',
        gap: 2,
      }}
    >
      {sizes.map((size) => (
        <Fab key={size} size={size} aria-label={`Edit, ${size}`}>
          <EditIcon />
        </Fab>
      ))}
      {sizes.map((size) => (
        <Fab key={size} size={size} variant="extended">
          {size}
        </Fab>
      ))}
    </Box>
  );
}
