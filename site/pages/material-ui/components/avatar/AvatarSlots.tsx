import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#f2a65a" d="M0 0h2v2H0z"/><path fill="#2a6db5" d="M0 2 1 .6 2 2z"/></svg>',
)}`;

const PrintedPhoto = styled('img')({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  filter: 'grayscale(1)',
});

export default function AvatarSlots() {
  return (
    <Avatar
      variant="rounded"
      src={photo}
      alt="Mountain hut"
      slots={{ img: PrintedPhoto }}
      classes={{ root: 'hut' }}
      sx={{ '&.hut': { width: 72, height: 72 } }}
    />
  );
}
