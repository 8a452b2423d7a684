import type { ButtonHTMLAttributes } from 'react';

interface BarButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: keyof typeof icons;
}

/** A button of the bar: its label, or its icon where there is no space for labels. */
export function BarButton({ label, icon, className = '', ...props }: BarButtonProps) {
  return (
    <button type="button" className={`s-button ${className}`.trim()} title={label} {...props}>
      <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      <span className="studio-label">{label}</span>
    </button>
  );
}

const icons = {
  undo: 'M4 8h8a4 4 0 010 8H8M7 5L4 8l3 3',
  redo: 'M16 8H8a4 4 0 000 8h4M13 5l3 3-3 3',
  reset: 'M5 6.5A6.5 6.5 0 113.5 10M5 3v3.5h3.5',
  fullscreen: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  import: 'M10 3v9M6.5 8.5L10 12l3.5-3.5M4 14v2.5h12V14',
  share: 'M10 12V3M6.5 6.5L10 3l3.5 3.5M4 11v5.5h12V11',
  code: 'M7 6l-4 4 4 4M13 6l4 4-4 4',
  use: 'M10 3c3 3.6 5 6 5 8.5a5 5 0 01-10 0C5 9 7 6.6 10 3z',
} as const;
