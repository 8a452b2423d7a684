import { useMemo, useSyncExternalStore } from 'react';
import {
  onSessionPalette,
  parsePalette,
  storedPalette,
} from '../../families/material-ui/sessionPalette';
import type { PaletteColors } from '../../families/material-ui/palette';

/** The palette that is kept for the session; none while the page is prerendered. */
export function useSessionPalette(): PaletteColors | null {
  const stored = useSyncExternalStore(onSessionPalette, storedPalette, () => null);
  return useMemo(() => parsePalette(stored), [stored]);
}
