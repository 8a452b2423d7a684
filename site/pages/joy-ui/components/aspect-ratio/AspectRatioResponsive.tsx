import AspectRatio from '@mui/joy/AspectRatio';
import { harbor } from './photos';

export default function AspectRatioResponsive() {
  return (
    <AspectRatio
      sx={{
        width: '100%',
        '--AspectRatio-paddingBottom': { xs: '100%', sm: '42%' },
      }}
    >
      <img src={harbor} alt="A sailing boat in a harbor" />
    </AspectRatio>
  );
}
