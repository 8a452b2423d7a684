import type { ReactNode } from 'react';
import styles from './Button.module.css';

export interface ButtonProps {
  /** What it says. */
  children: ReactNode;
  /**
   * How much it stands out.
   * @default 'soft'
   */
  look?: 'strong' | 'soft';
  /** Called when it is pressed. */
  onPress?: () => void;
}

/** Starts what its words say. It is green. */
export function Button({ children, look = 'soft', onPress }: ButtonProps) {
  return (
    <button type="button" className={`${styles.button} ${styles[look]}`} onClick={onPress}>
      {children}
    </button>
  );
}
