import { useId } from 'react';
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
  const id = useId();
  return (
    <div className="theme-tools">
      <label htmlFor={id}>Search the theme</label>
      <input
        id={id}
        type="search"
        value={query.search}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onSearch(event.target.value)}
      />
      <div role="group" aria-label="Scheme" className="theme-schemes">
        {(['light', 'dark'] as const).map((scheme) => (
          <button
            key={scheme}
            type="button"
            aria-pressed={query.scheme === scheme}
            onClick={() => onScheme(scheme)}
          >
            {scheme === 'light' ? 'Light' : 'Dark'}
          </button>
        ))}
      </div>
      <button type="button" onClick={() => onOpenAll(true)}>
        Open all
      </button>
      <button type="button" onClick={() => onOpenAll(false)}>
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
