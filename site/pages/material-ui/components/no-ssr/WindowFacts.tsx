import { useEffect, useState } from 'react';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function WindowWidth() {
  const [width, setWidth] = useState(window.innerWidth);

  useEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  return <strong>{width} pixels</strong>;
}

export default function WindowFacts() {
  return (
    <Typography sx={{ width: 280 }}>
      Your window is as wide as{' '}
      <NoSsr fallback="…">
        <WindowWidth />
      </NoSsr>
    </Typography>
  );
}
