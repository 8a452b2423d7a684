import type { CSSProperties, ReactNode } from 'react';
import './values.css';

interface CopyValueProps {
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Path of the field in the theme. */
  readonly field: string;
  readonly value: string;
  readonly children?: ReactNode;
}

/** A button that shows a value, after what it holds, and copies it; the shell's script gives it life. */
export function CopyValue({ className, style, field, value, children }: CopyValueProps) {
  return (
    <button
      type="button"
      className={className === undefined ? 'copy-value' : `copy-value ${className}`}
      style={style}
      data-field={field}
      data-copy=""
      data-copy-root=""
      data-copied={`Copied ${value}`}
      data-denied="Your browser blocked copying. Press Ctrl+C to copy the selected value."
    >
      {children}
      <code data-copy-source="">{value}</code>
    </button>
  );
}

/** Where it says what was copied: one for all buttons that have its parent. */
export function CopyNote() {
  return <span className="s-note" role="status" data-note="" />;
}
