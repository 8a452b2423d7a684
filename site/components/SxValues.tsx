import type { CSSProperties, ReactNode } from 'react';
import { CopyNote, CopyValue } from './values/CopyValue';
import { readSx } from './sx/readSx';
import { kindOf, Specimen } from './sx/Specimen';
import { declarationsOf, stylesOf } from './sx/sxCss';
import { sxThemes, type SxThemeName } from './sx/sxThemes';
import './SxValues.css';

interface SxValuesProps {
  /** Values of `sx` without their braces, with ` | ` between them. */
  readonly values: string;
  /** What they are tried on. */
  readonly on?: string;
  /** Styles that all have; they are not shown. */
  readonly with?: string;
  /** Styles of the element around them. */
  readonly around?: string;
  readonly count?: string;
  readonly theme?: SxThemeName;
}

/** Each value of a property on a specimen, with the CSS that the installed package makes of it. */
export default function SxValues({
  values,
  on = 'box',
  with: common = '',
  around = '',
  count,
  theme = 'system',
}: SxValuesProps) {
  const outside = styleOf(around, theme);
  return (
    <div className="sx-values" data-specimen={on}>
      <ul>
        {values.split(' | ').map((value) => (
          <li key={value}>
            <div className="sx-stage">
              <Specimen
                kind={kindOf(on)}
                {...(count !== undefined && { count: Number(count) })}
                subject={(className, children) => (
                  <Styled
                    className={className}
                    style={{ ...styleOf(common, theme), ...styleOf(value, theme) }}
                  >
                    {children}
                  </Styled>
                )}
                around={(className, children) => (
                  <Styled className={className} style={outside}>
                    {children}
                  </Styled>
                )}
              />
            </div>
            <CopyValue className="sx-value" field={value} value={value} />
            <code className="sx-output">{cssLine(value, theme)}</code>
          </li>
        ))}
      </ul>
      <CopyNote />
    </div>
  );
}

interface StyledProps {
  readonly className: string;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

function Styled(props: StyledProps) {
  return <div {...props} />;
}

function stylesFor(text: string, theme: SxThemeName) {
  return stylesOf(readSx(`{ ${text} }`), sxThemes[theme]);
}

/** In an attribute: a value that needs a selector or a query is not for this component. */
function styleOf(text: string, theme: SxThemeName): CSSProperties {
  const style: Record<string, unknown> = Object.assign({}, ...stylesFor(text, theme));
  for (const [name, value] of Object.entries(style)) {
    if (typeof value === 'object')
      throw new Error(`${text}: ${name} has styles of its own. Show it in a demo or in SxLab.`);
  }
  return style;
}

function cssLine(text: string, theme: SxThemeName): string {
  return declarationsOf(stylesFor(text, theme)).join(' ');
}
