import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';

export default function WindowWidth() {
  const [width, setWidth] = useState(window.innerWidth);

  useEffect(() => {
    const follow = () => setWidth(window.innerWidth);
    window.addEventListener('resize', follow);
    return () => window.removeEventListener('resize', follow);
  }, []);

  return <Typography>This window is {width} pixels wide.</Typography>;
}
