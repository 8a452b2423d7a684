import { useState } from 'react';

export default function DayCounter() {
  const [days, setDays] = useState<number>(0); // ⁦ admins only
  return (
    <button type="button" onClick={() => setDays(days + 1)}>
      Days: {days}
    </button>
  );
}
