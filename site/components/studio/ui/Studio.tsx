import { useEffect, useRef, useState } from 'react';
import type { Kit } from '../kit';
import { Bar } from './Bar';
import { Fields } from './Fields';
import { Presets } from './Presets';
import { Screens } from './Screens';
import { stepOf } from './stepOf';
import { useSchemes } from './useSchemes';
import { useStudio } from './useStudio';
import './studio.css';

interface StudioProps {
  readonly kit: Kit;
  readonly direction: 'ltr' | 'rtl';
}

type Pane = 'fields' | 'screens';

/** Makes a theme: fields at the start, screens that have the theme at the end. */
export function Studio({ kit, direction }: StudioProps) {
  const { history, dispatch, problem } = useStudio(kit);
  const [section, setSection] = useState<string | null>('color');
  const [pane, setPane] = useState<Pane>('fields');
  const schemes = useSchemes();
  const root = useRef<HTMLDivElement>(null);
  const theme = history.present;

  const [isFull, setIsFull] = useState(false);
  const toggleFullscreen = () => {
    if (document.fullscreenElement === null) void root.current?.requestFullscreen();
    else void document.exitFullscreen();
  };

  const openPart = (part: string) => {
    const found = kit.sections.find(({ parts = [] }) => parts.includes(part));
    if (found === undefined) return;
    setSection(found.id);
    setPane('fields');
  };

  useEffect(() => {
    const changed = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const type = event.defaultPrevented || isElsewhere(event.target) ? null : stepOf(event);
      if (type === null) return;
      event.preventDefault();
      dispatch({ type });
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [dispatch]);

  return (
    <>
      <p className="studio-without">
        The studio needs JavaScript: fields, screens, import, and sharing are missing here. The
        presets below have their complete code, which works in your application.
      </p>
      <div ref={root} className="studio">
        <div className="studio-parts" data-pane={pane}>
          <Bar
            kit={kit}
            history={history}
            dispatch={dispatch}
            problem={problem}
            isFull={isFull}
            onFullscreen={toggleFullscreen}
          />
          <Presets
            kit={kit}
            theme={theme}
            onChoose={(value) => dispatch({ type: 'replace', theme: value })}
          />
          <div role="group" aria-label="What is shown" className="s-segments studio-panes">
            {(['fields', 'screens'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="s-segment"
                aria-pressed={pane === one}
                onClick={() => setPane(one)}
              >
                {one === 'fields' ? 'Fields' : 'Screens'}
              </button>
            ))}
          </div>
          <Fields
            kit={kit}
            theme={theme}
            dispatch={dispatch}
            schemes={schemes}
            section={section}
            onSection={setSection}
          />
          <Screens
            kit={kit}
            theme={theme}
            direction={direction}
            schemes={schemes}
            onPart={openPart}
          />
        </div>
      </div>
    </>
  );
}

const noText = ['range', 'checkbox', 'radio', 'button', 'file'];

/** Whether keys are for a text that is typed, or for a dialog in front of the page. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && !noText.includes(target.type)) return true;
  return target.isContentEditable || target.closest('textarea, dialog') !== null;
}
