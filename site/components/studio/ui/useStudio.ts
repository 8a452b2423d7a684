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
    dispatch({ type: 'restore', steps: readSession(kit) });
    const old = legalTheme(kit, kit.oldAddress?.(location.search));
    if (Object.keys(old).length > 0) show(old);
    void follow().then(() => setLoaded(true));
    const changed = () => void follow();
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [kit]);

  useEffect(() => {
    if (!loaded) return;
    const write = () => writeSession(kit, history);
    // Not at every step of a drag, but before the page is left.
    const later = setTimeout(write, 250);
    addEventListener('pagehide', write);
    return () => {
      clearTimeout(later);
      removeEventListener('pagehide', write);
    };
  }, [kit, loaded, history]);

  const { present } = history;
  useEffect(() => {
    if (!loaded) return;
    // An address whose theme was changed would bring back the one before when the page is loaded again.
    return () => {
      const { hash, pathname, search } = location;
      const isOld = Object.keys(kit.oldAddress?.(search) ?? {}).length > 0;
      if (hash.startsWith(sharedTheme) || isOld)
        window.history.replaceState(window.history.state, '', pathname + (isOld ? '' : search));
    };
  }, [kit, loaded, present]);

  return { history, dispatch, problem };
}
