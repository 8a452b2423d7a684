import type { SlotProps } from 'showfloor';

/** Whose themes the demos of a family have. */
function library(family: string | null): string | null {
  if (family === 'joy-ui') return family;
  return family === 'material-ui' || family?.startsWith('x-') === true ? 'material-ui' : null;
}

/** Says that demos have the theme that the reader has made; the script of demos shows it. */
export default function HeaderEnd({ page }: SlotProps) {
  const own = library(page.family);
  if (own === null) return null;
  return (
    <div className="theme-mark" data-theme-mark={own} hidden>
      <button type="button" className="s-button">
        <span className="theme-mark-dot" aria-hidden="true" />
        <span className="theme-mark-words">Your theme</span>
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M6 6l8 8M14 6l-8 8" />
        </svg>
        <span className="visually-hidden">is on all demos: turn it off</span>
      </button>
    </div>
  );
}
