import { createRoot } from 'react-dom/clientt';

export default function DayCounter() {
  return <p>Days: {typeof createRoot}</p>;
}
