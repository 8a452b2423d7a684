import styles from './Meter.module.css';

export interface MeterProps {
  /** What is measured, for those who cannot see it. */
  label: string;
  /** From 0 to 1. */
  value: number;
}

export function Meter({ label, value }: MeterProps) {
  return <meter className={styles.meter} aria-label={label} value={value} />;
}
