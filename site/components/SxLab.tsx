import { useId } from 'react';
import { Directed } from '../families/Directed';
import { mirror } from '../families/mirror';
import { kindOf, Specimen } from './sx/Specimen';
import { StyledSubject } from './sx/StyledSubject';
import { type SxThemeName, themeNames } from './sx/sxThemes';
import { type Mistake, useSx } from './sx/useSx';
import { inLines } from './sx/written';
import './SxLab.css';

interface SxLabProps {
  /** A value of `sx` to begin with. */
  readonly sx: string;
  /** What it is tried on. */
  readonly on?: string;
  readonly count?: string;
  /** More values to begin with, with ` | ` between them. */
  readonly examples?: string;
  readonly theme?: SxThemeName;
  readonly direction: 'ltr' | 'rtl';
}

/** Any value of `sx` as a reader writes it, with the CSS that comes of it and how that looks. */
export default function SxLab({
  sx,
  on = 'box',
  count,
  examples = '',
  theme: first = 'system',
  direction,
}: SxLabProps) {
  const id = useId();
  const start = { text: inLines(sx), theme: first };
  const { text, theme, change, mistake, shown } = useSx(start);
  const choices = examples === '' ? [] : examples.split(' | ');

  return (
    <div className="sx-lab">
      <div className="sx-lab-input">
        <div className="sx-lab-head">
          <label htmlFor={`${id}-sx`}>
            Value of <code>sx</code>
          </label>
          <div role="group" aria-label="Theme" className="s-segments">
            {(Object.keys(themeNames) as SxThemeName[]).map((name) => (
              <button
                key={name}
                type="button"
                className="s-segment"
                aria-pressed={theme === name}
                onClick={() => change({ theme: name })}
              >
                {themeNames[name]}
              </button>
            ))}
          </div>
        </div>
        <textarea
          id={`${id}-sx`}
          value={text}
          rows={Math.min(16, Math.max(5, text.split('\n').length))}
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          aria-invalid={mistake !== null}
          aria-describedby={`${id}-mistake`}
          onChange={(event) => change({ text: event.target.value })}
        />
        <div className="sx-lab-mistake" id={`${id}-mistake`} role="status">
          {mistake !== null && <MistakeText {...mistake} text={text} />}
        </div>
        <div className="sx-lab-choices" role="group" aria-label="Examples">
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              className="s-button"
              onClick={() => change({ text: inLines(choice) })}
            >
              {choice}
            </button>
          ))}
          <button
            type="button"
            className="s-button"
            disabled={text === start.text && theme === start.theme}
            onClick={() => change(start)}
          >
            Reset
          </button>
        </div>
      </div>
      <div className="sx-lab-result" data-stale={mistake === null ? undefined : ''}>
        <div
          className="sx-lab-stage"
          data-stage="system"
          dir={direction}
          role="region"
          tabIndex={0}
          aria-label="Result"
        >
          <Directed direction={direction}>
            <Specimen
              kind={kindOf(on)}
              {...(count !== undefined && { count: Number(count) })}
              subject={(className, children) => (
                <StyledSubject key="subject" className={className} styles={shown.styles}>
                  {children}
                </StyledSubject>
              )}
            />
          </Directed>
        </div>
        <pre className="sx-code" role="region" tabIndex={0} aria-label="Generated CSS">
          <code>{shown.css === '' ? '/* No CSS */' : shown.css}</code>
        </pre>
      </div>
    </div>
  );
}

SxLab.mirror = mirror;

function MistakeText({ line, column, reason, text }: Mistake & { readonly text: string }) {
  return (
    <>
      <p>
        <strong>
          Line {line}, column {column}.
        </strong>{' '}
        {reason}
      </p>
      <pre aria-hidden="true">
        {text.split('\n')[line - 1]}
        {'\n'}
        {' '.repeat(column - 1)}^
      </pre>
    </>
  );
}
