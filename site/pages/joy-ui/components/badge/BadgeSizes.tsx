import Avatar from '@mui/joy/Avatar';
import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function BadgeSizes() {
  return (
    <Stack direction="row" sx={{ gap: 4, flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Badge key={size} size={size} badgeContent={7}>
          <Avatar variant="solid">{size}</Avatar>
        </Badge>
      ))}
      {sizes.map((size) => (
        <Badge key={size} size={size}>
          <Avatar variant="solid">{size}</Avatar>
        </Badge>
      ))}
    </Stack>
  );
}
