import { useCallback } from 'react';
import { materialSession } from '../families/material-ui/sessionTheme';
import { useSessionTheme } from '../families/useSessionTheme';
import { liveTheme } from './theme/liveTheme';
import { ThemeOutline } from './theme/ThemeOutline';
import type { ThemeQuery } from './theme/useQuery';

/** The theme of Material UI as it is in the browser. */
export default function ThemeViewer() {
  const kept = useSessionTheme(materialSession);
  const themeIn = useCallback((scheme: ThemeQuery['scheme']) => liveTheme(scheme, kept), [kept]);
  return <ThemeOutline themeIn={themeIn} />;
}
