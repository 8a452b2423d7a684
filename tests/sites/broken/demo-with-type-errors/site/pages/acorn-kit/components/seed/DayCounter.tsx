import { useState } from 'react';

export default function DayCounter() {
  const [days, setDays] = useState<number>('none');
  const label: string = days;
  return (
    <button type="buton" onClick={() => setDays(days + 1)}>
      Days: {label}
    </button>
  );
}
