import Badge from '@mui/joy/Badge';
import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const places = [
  { vertical: 'top', horizontal: 'left' },
  { vertical: 'top', horizontal: 'right' },
  { vertical: 'bottom', horizontal: 'left' },
  { vertical: 'bottom', horizontal: 'right' },
] as const;

export default function BadgePosition() {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'auto auto' }}>
      {places.map((place) => (
        <Badge
          key={`${place.vertical} ${place.horizontal}`}
          badgeContent={3}
          anchorOrigin={place}
        >
          <Sheet variant="outlined" sx={{ px: 2, py: 1, flex: 1 }}>
            {place.vertical} {place.horizontal}
          </Sheet>
        </Badge>
      ))}
    </Box>
  );
}
