import { useState } from 'react';
import { days } from '../../../data';

export default function DayCounter() {
  const [count] = useState(days);
  return <p>{count}</p>;
}
