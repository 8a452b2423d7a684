import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { type Action, emptyHistory, type History, reduce } from '../history';
import type { Kit } from '../kit';
import { readSession, writeSession } from '../session';
import { BrokenLink, decodeTheme, legalTheme } from '../share';
import type { ThemeValue } from '../theme';

/** How the address of a shared theme begins. */
export const sharedTheme = '#theme=';

interface Studio {
  readonly history: History;
  readonly dispatch: Dispatch<Action>;
  /** Why the theme of the address could not be read. */
  readonly problem: string;
}

/** The theme that is edited: that of the address, else that of the session, else the library's own. */
export function useStudio(kit: Kit): Studio {
  const [history, dispatch] = useReducer(reduce, emptyHistory);
  const [loaded, setLoaded] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const show = (theme: ThemeValue) => dispatch({ type: 'replace', theme });
    const follow = async () => {
      const { hash } = location;
      if (!hash.startsWith(sharedTheme)) return;
      try {
        show(await decodeTheme(kit, hash.slice(sharedTheme.length)));
        setProblem('');
      } catch (error) {
        if (!(error instanceof BrokenLink)) throw error;
        setProblem(error.message);
      }
    };
    show(legalTheme(kit, { ...readSession(kit.id), ...kit.oldAddress?.(location.search) }));
    dispatch({ type: 'forget' });
    void follow().then(() => setLoaded(true));
    const changed = () => void follow();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [kit]);

  const { present } = history;
  useEffect(() => {
    if (!loaded) return;
    const write = () => writeSession(kit.id, present);
    // Not at every step of a drag, but before the page is left.
    const later = setTimeout(write, 250);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', write);
    };
  }, [kit, loaded, present]);

  return { history, dispatch, problem };
}
