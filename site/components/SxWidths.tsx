import { type CSSProperties, useId, useState } from 'react';
import { Directed } from '../families/Directed';
import { mirror } from '../families/mirror';
import { atWidth, onContainer } from './sx/atWidth';
import { readSx } from './sx/readSx';
import { kindOf, Specimen } from './sx/Specimen';
import { StyledSubject } from './sx/StyledSubject';
import { cssOf, declarationsOf, stylesOf } from './sx/sxCss';
import { sxThemes, type SxThemeName } from './sx/sxThemes';
import { inLines } from './sx/written';
import './SxWidths.css';

const narrowest = 320;
const widest = 1280;
const { keys, values } = sxThemes.system.breakpoints;

interface SxWidthsProps {
  /** A value of `sx` with values by breakpoint. */
  readonly sx: string;
  readonly on?: string;
  readonly count?: string;
  /** Styles that are not shown. */
  readonly with?: string;
  readonly theme?: SxThemeName;
  /** The width to begin with. */
  readonly start?: string;
  readonly height?: string;
  readonly direction: 'ltr' | 'rtl';
}

/** A value of `sx` in a window of any width, which the reader chooses. */
export default function SxWidths({
  sx,
  on = 'box',
  count,
  with: common = '',
  theme = 'system',
  start = '640',
  height = '200',
  direction,
}: SxWidthsProps) {
  const id = useId();
  const [width, setWidth] = useState(Number(start));
  const shown = stylesOf(readSx(sx), sxThemes[theme]);
  const hidden = stylesOf(readSx(`{ ${common} }`), sxThemes[theme]);
  const reached = keys.filter((key) => values[key] <= width).at(-1) ?? 'xs';

  return (
    <div className="sx-widths" style={{ '--sx-width': `${String(width)}px` } as CSSProperties}>
      <div className="sx-widths-slider">
        <label htmlFor={id}>Window width</label>
        <output htmlFor={id}>
          {width} px, <code>{reached}</code>
        </output>
        <input
          id={id}
          type="range"
          min={narrowest}
          max={widest}
          step={10}
          value={width}
          aria-valuetext={`${String(width)} pixels, breakpoint ${reached}`}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </div>
      <div className="sx-widths-jumps" role="group" aria-label="Breakpoints">
        {keys
          .filter((key) => values[key] <= widest)
          .map((key) => (
            <button
              key={key}
              type="button"
              className="s-button"
              aria-pressed={reached === key}
              onClick={() => setWidth(Math.max(narrowest, values[key]))}
            >
              <code>{key}</code> {values[key]} px and up
            </button>
          ))}
      </div>
      <div
        className="sx-widths-stage"
        data-stage="system"
        dir={direction}
        style={{ '--sx-height': `${height}px` } as CSSProperties}
      >
        <div className="sx-widths-window">
          <Directed direction={direction}>
            <Specimen
              kind={kindOf(on)}
              {...(count !== undefined && { count: Number(count) })}
              subject={(className, children) => (
                <StyledSubject
                  key="subject"
                  className={className}
                  styles={[...hidden, ...shown].map(onContainer)}
                >
                  {children}
                </StyledSubject>
              )}
            />
          </Directed>
        </div>
      </div>
      <dl className="sx-widths-values">
        <div>
          <dt>
            Value of <code>sx</code>
          </dt>
          <dd>
            <pre>
              <code>{inLines(sx)}</code>
            </pre>
          </dd>
        </div>
        <div>
          <dt>CSS at {width} px</dt>
          <dd>
            <pre>
              <code>
                {shown.flatMap((style) => declarationsOf([atWidth(style, width)])).join('\n')}
              </code>
            </pre>
          </dd>
        </div>
        <div>
          <dt>All of it</dt>
          <dd>
            <pre tabIndex={0} role="region" aria-label="All CSS">
              <code>{cssOf(shown)}</code>
            </pre>
          </dd>
        </div>
      </dl>
    </div>
  );
}

SxWidths.mirror = mirror;
