import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Folder from '@mui/icons-material/Folder';

const sizes = ['md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'];

export default function IconsSizes() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={3}
      sx={{ flexWrap: 'wrap', alignItems: 'end' }}
    >
      {sizes.map((size) => (
        <Stack key={size} spacing={1} sx={{ alignItems: 'center' }}>
          <Folder sx={{ fontSize: size }} />
          <Typography level="body-sm">{size}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
