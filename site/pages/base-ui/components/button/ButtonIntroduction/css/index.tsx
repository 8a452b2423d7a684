import { useState } from 'react';
import { Button } from '@mui/base/Button';
import './styles.css';

export default function ButtonIntroduction() {
  const [reserved, setReserved] = useState(false);

  return (
    <div className="ButtonIntroduction-row">
      <Button
        className="ButtonIntroduction-action"
        onClick={() => setReserved(!reserved)}
      >
        {reserved ? 'Cancel Friday' : 'Reserve Friday'}
      </Button>
      <Button className="ButtonIntroduction-action" disabled>
        Saturday is full
      </Button>
    </div>
  );
}
