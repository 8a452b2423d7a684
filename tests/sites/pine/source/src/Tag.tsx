import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export interface TagProps {
  /** A word or two. */
  children: ReactNode;
  /** Whether it tells of something that is wrong. */
  alarming?: boolean;
}

export function Tag({ children, alarming = false }: TagProps) {
  return <span className={alarming ? styles.alarming : styles.tag}>{children}</span>;
}
