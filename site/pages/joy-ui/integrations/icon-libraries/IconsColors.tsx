import Stack from '@mui/joy/Stack';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Error from '@mui/icons-material/Error';
import Favorite from '@mui/icons-material/Favorite';
import Folder from '@mui/icons-material/Folder';
import Info from '@mui/icons-material/Info';

export default function IconsColors() {
  return (
    <Stack direction="row" spacing={2} sx={{ '--Icon-fontSize': '2rem' }}>
      <Folder />
      <Info color="primary" />
      <CheckCircle color="success" />
      <Error color="warning" />
      <Favorite sx={{ color: 'danger.500' }} />
    </Stack>
  );
}
