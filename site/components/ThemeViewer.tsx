import { useCallback } from 'react';
import { useSessionPalette } from './color/useSessionPalette';
import { liveTheme } from './theme/liveTheme';
import { ThemeOutline } from './theme/ThemeOutline';
import type { ThemeQuery } from './theme/useQuery';

/** The theme of Material UI as it is in the browser. */
export default function ThemeViewer() {
  const kept = useSessionPalette();
  const themeIn = useCallback((scheme: ThemeQuery['scheme']) => liveTheme(scheme, kept), [kept]);
  return <ThemeOutline themeIn={themeIn} />;
}
