import type { ThemeQuery } from './useQuery';

interface ThemeToolsProps {
  readonly query: ThemeQuery;
  /** How many fields a search has found; nothing without a search. */
  readonly found: number | null;
  readonly onSearch: (search: string) => void;
  readonly onScheme: (scheme: ThemeQuery['scheme']) => void;
  readonly onOpenAll: (open: boolean) => void;
}

/** What stands above the tree: search, scheme, and everything open or closed. */
export function ThemeTools({ query, found, onSearch, onScheme, onOpenAll }: ThemeToolsProps) {
  return (
    <div className="theme-tools">
      <label className="s-field">
        <svg className="s-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M13.7 13.7L17 17M15.5 9a6.5 6.5 0 11-13 0 6.5 6.5 0 0113 0z" />
        </svg>
        <input
          type="search"
          aria-label="Search the theme"
          placeholder="Search the theme"
          value={query.search}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <div role="group" aria-label="Scheme" className="s-segments">
        {(['light', 'dark'] as const).map((scheme) => (
          <button
            key={scheme}
            type="button"
            className="s-segment"
            aria-pressed={query.scheme === scheme}
            onClick={() => onScheme(scheme)}
          >
            {scheme === 'light' ? 'Light' : 'Dark'}
          </button>
        ))}
      </div>
      <button type="button" className="s-button" onClick={() => onOpenAll(true)}>
        Open all
      </button>
      <button type="button" className="s-button" onClick={() => onOpenAll(false)}>
        Close all
      </button>
      <p role="status">{found === null ? '' : countOf(found)}</p>
    </div>
  );
}

function countOf(found: number): string {
  if (found === 0) return 'No field has these words.';
  return found === 1 ? '1 field' : `${String(found)} fields`;
}
