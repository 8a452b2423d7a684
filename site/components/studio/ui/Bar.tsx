import { type Dispatch, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { type Action, type History, isSameTheme } from '../history';
import type { Kit } from '../kit';
import { optionsOf } from '../options';
import { encodeTheme } from '../share';
import type { ThemeValue } from '../theme';
import { BarButton } from './BarButton';
import { sharedTheme } from './useStudio';

// Few readers need them, and they bring a parser along.
const CodeDialog = lazy(() => import('./CodeDialog'));
const ImportDialog = lazy(() => import('./ImportDialog'));

interface BarProps {
  readonly kit: Kit;
  readonly history: History;
  readonly dispatch: Dispatch<Action>;
  readonly problem: string;
  readonly isFull: boolean;
  readonly onFullscreen: () => void;
}

type Dialog = 'code' | 'import' | null;

/** What was done, and with which theme. */
interface Noted {
  readonly text: string;
  readonly theme: ThemeValue;
  /** What demos had of it then. */
  readonly kept: string | null;
}

/** What is done with the theme as a whole. */
export function Bar({ kit, history, dispatch, problem, isFull, onFullscreen }: BarProps) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const [noted, setNoted] = useState<Noted | null>(null);
  const { session } = kit;
  const kept = useSyncExternalStore(session.follow, session.stored, () => null);
  const theme = history.present;
  // A theme that is changed or turned off afterward is no longer the one that was shared or used.
  const note = noted?.theme === theme && noted.kept === kept ? noted.text : '';
  const setNote = (text: string) => setNoted({ text, theme, kept: session.stored() });
  const used = kept === JSON.stringify(optionsOf(kit, theme));
  const unused = kept === null ? 'Use' : 'Update';
  const useWord = used ? 'Used' : unused;

  const share = async () => {
    const address = `${location.origin}${location.pathname}${sharedTheme}${await encodeTheme(kit, theme)}`;
    window.history.replaceState(window.history.state, '', address);
    try {
      await navigator.clipboard.writeText(address);
      setNote('Link copied: it holds the theme.');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setNote('Copy the address of this page: it holds the theme.');
    }
  };
  const use = () => {
    if (used) {
      session.clear();
      setNote('Demos have their own theme again.');
    } else {
      setNote(
        session.store(optionsOf(kit, theme))
          ? `All ${kit.name} demos have this theme until you close the tab.`
          : 'Demos cannot get this theme: the browser blocks storage for this site, or it is full.',
      );
    }
  };

  return (
    <div className="studio-bar">
      <div className="studio-actions">
        <div role="group" aria-label="Steps" className="studio-steps">
          <BarButton
            label="Undo"
            icon="undo"
            aria-disabled={history.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          />
          <BarButton
            label="Redo"
            icon="redo"
            aria-disabled={history.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          />
          <BarButton
            label="Reset"
            icon="reset"
            aria-disabled={isSameTheme(theme, {})}
            onClick={() => dispatch({ type: 'replace', theme: {} })}
          />
        </div>
        <BarButton
          label={isFull ? 'Exit full screen' : 'Full screen'}
          icon="fullscreen"
          className="studio-fullscreen"
          onClick={onFullscreen}
        />
        <BarButton label="Import" icon="import" onClick={() => setDialog('import')} />
        <BarButton label="Share" icon="share" onClick={() => void share()} />
        <BarButton
          label="Get the code"
          icon="code"
          className="studio-often"
          onClick={() => setDialog('code')}
        />
        <BarButton
          label={`${useWord} in the documentation`}
          icon="use"
          className="studio-often"
          data-kind="main"
          aria-pressed={used}
          onClick={use}
        />
        <p role="status" className="studio-note">
          {problem === '' ? note : problem}
        </p>
      </div>
      <Suspense fallback={null}>
        {dialog === 'code' && (
          <CodeDialog kit={kit} theme={theme} onClose={() => setDialog(null)} />
        )}
        {dialog === 'import' && (
          <ImportDialog
            kit={kit}
            onRead={(read) => dispatch({ type: 'replace', theme: read })}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
