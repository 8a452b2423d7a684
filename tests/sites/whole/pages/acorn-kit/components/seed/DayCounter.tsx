import { useState } from 'react';
import { Seed } from 'acorn-kit';

export default function DayCounter() {
  const [days, setDays] = useState<number>(0);
  return (
    <Seed size="small" onClick={() => setDays(days + 1)}>
      Days: {days}
    </Seed>
  );
}
