import { useId, useState, version } from 'react';

export default function BasicCounter() {
  const id = useId();
  const [count, setCount] = useState(0);
  return (
    <div>
      <label htmlFor={id}>Presses with React {version}</label>
      <output id={id}>{count}</output>
      <button onClick={() => setCount(count + 1)}>Press</button>
    </div>
  );
}
