import { useState } from 'react';
import { groupsAround } from './themeTree';
import type { ThemeQuery } from './useQuery';

/** Which groups are open, and what changes that. */
export interface OpenGroups {
  readonly isOpen: (path: string) => boolean;
  readonly setOpen: (paths: readonly string[], open: boolean) => void;
  /** Forgets what was opened and closed by hand. */
  readonly reset: () => void;
}

/** Open are all groups of a search, those around the chosen field, and what was opened by hand. */
export function useOpenGroups({ path, search }: ThemeQuery): OpenGroups {
  const [toggled, setToggled] = useState<Readonly<Record<string, boolean>>>({});
  const around = groupsAround(path);
  const searching = search.trim() !== '';
  return {
    isOpen: (group) => toggled[group] ?? (searching || around.includes(group)),
    setOpen: (paths, open) => {
      const changed = Object.fromEntries(paths.map((one) => [one, open]));
      setToggled((last) => ({ ...last, ...changed }));
    },
    reset: () => setToggled({}),
  };
}
