import { useState } from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';

export default function CardRaised() {
  const [hovered, setHovered] = useState(false);

  return (
    <Card
      raised={hovered}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
    >
      <CardContent>Hover to raise this card.</CardContent>
    </Card>
  );
}
