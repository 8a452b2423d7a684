import { useState } from 'react';
import { leaves } from './leaves';

export default function LeafCounter() {
  const [count, setCount] = useState(leaves);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Leaves: {count}
    </button>
  );
}
