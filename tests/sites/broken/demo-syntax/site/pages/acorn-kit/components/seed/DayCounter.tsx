import { useState } from 'react';

export default function DayCounter() {
  const [days, setDays] = useState(0);
  return <button onClick={() => setDays(days + 1)}>Days: {days}</button;
}
