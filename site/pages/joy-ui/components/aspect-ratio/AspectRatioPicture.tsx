import AspectRatio from '@mui/joy/AspectRatio';
import { dunes, harbor } from './photos';

export default function AspectRatioPicture() {
  return (
    <AspectRatio
      ratio="2"
      sx={{ width: '100%', maxWidth: 420, borderRadius: 'md' }}
    >
      <picture>
        <source media="(width < 37.5em)" srcSet={dunes} />
        <img src={harbor} alt="Cover of the travel journal" />
      </picture>
    </AspectRatio>
  );
}
