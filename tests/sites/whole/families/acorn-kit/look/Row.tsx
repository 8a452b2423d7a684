import './row.css';
import { rowClass } from './rowClass';

export function Row({ label, value }: { label: string; value: number }) {
  return (
    <p className={rowClass}>
      {label}: {value}
    </p>
  );
}
