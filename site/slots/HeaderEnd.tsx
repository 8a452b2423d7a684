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
    <div data-theme-mark={own} hidden>
      {/* Its own style sheet would be one more that pages wait for. */}
      <button
        type="button"
        className="s-icon-button"
        title="Your theme is on all demos: turn it off"
        style={{ color: 'var(--accent-text)' }}
      >
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 2.5s5.5 5.4 5.5 9.2a5.5 5.5 0 01-11 0C4.5 7.9 10 2.5 10 2.5z" />
          <path d="M7.6 9.6l4.8 4.8M12.4 9.6l-4.8 4.8" />
        </svg>
        <span className="visually-hidden">Your theme is on all demos: turn it off</span>
      </button>
    </div>
  );
}
