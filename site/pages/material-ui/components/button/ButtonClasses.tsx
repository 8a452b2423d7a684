import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import MovieIcon from '@mui/icons-material/Movie';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';

const above = { flexDirection: 'column', '& .icon-above': { m: 0 } };
const classes = { startIcon: 'icon-above' };

export default function ButtonClasses() {
  return (
    <Stack direction="row" spacing={1}>
      <Button startIcon={<PhotoCameraIcon />} classes={classes} sx={above}>
        Photo
      </Button>
      <Button startIcon={<MovieIcon />} classes={classes} sx={above}>
        Video
      </Button>
    </Stack>
  );
}
