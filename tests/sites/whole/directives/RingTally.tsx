import { type ReactNode, useState } from 'react';
import './RingTally.css';

export default function RingTally({ rings, children }: { rings: number; children?: ReactNode }) {
  const [count, setCount] = useState(rings);
  return (
    <div className="ring-tally">
      <button type="button" onClick={() => setCount(count + 1)}>
        Rings: {count}
      </button>
      {children}
    </div>
  );
}
