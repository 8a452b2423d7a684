import { extendTheme } from '@mui/joy/styles';
import './TypeScale.css';

const theme = extendTheme();

const samples = {
  h1: 'Harvest',
  h2: 'Harvest calendar',
  h3: 'Beds and greenhouses',
  h4: 'Ready this week',
  'title-lg': 'Tomatoes from greenhouse 2',
  'title-md': 'Ripe on Thursday',
  'title-sm': 'Two crates are left',
  'body-lg': 'Pick in the morning, when the fruit is cool.',
  'body-md': 'Bring a crate of your own, or borrow one at the gate.',
  'body-sm': 'Members pay half of the price until Sunday.',
  'body-xs': 'Prices include tax.',
} as const;

type Level = keyof typeof samples;

/** Every level of text of Joy UI in its own style, with the figures of it. */
export default function JoyTypeScale() {
  return (
    <ul className="type-scale">
      {Object.entries(samples).map(([level, sample]) => (
        <Specimen key={level} level={level as Level} sample={sample} />
      ))}
    </ul>
  );
}

function Specimen({ level, sample }: { readonly level: Level; readonly sample: string }) {
  const { size, family, ...rest } = factsOf(level);
  const style = {
    fontFamily: 'var(--font-text)',
    fontSize: size,
    fontWeight: rest.weight,
    lineHeight: rest['line height'],
    letterSpacing: rest['letter spacing'],
  };
  return (
    <li data-field={`typography.${level}`}>
      <p className="type-name">
        <code>{level}</code>
        <span>{`${String(Number.parseFloat(size) * 16)} px, ${size}`}</span>
      </p>
      <p className="type-sample" style={style} lang="en">
        {sample}
      </p>
      <p className="type-facts">
        {Object.entries({ ...rest, font: family }).map(([name, value]) => (
          <span key={name}>
            {name} <span data-fact={name}>{value}</span>
          </span>
        ))}
      </p>
    </li>
  );
}

/** Figures of a level: its variables replaced by what the default theme sets for them. */
function factsOf(level: Level) {
  const { fontSize, fontWeight, lineHeight, letterSpacing, fontFamily, color } =
    theme.typography[level];
  return {
    size: valueOf(fontSize),
    family: nameOf(fontFamily),
    weight: fontWeight === undefined ? '400' : valueOf(fontWeight),
    'line height': valueOf(lineHeight),
    'letter spacing': letterSpacing === undefined ? 'normal' : valueOf(letterSpacing),
    color: nameOf(color).replaceAll('-', '.'),
  };
}

/** The fallback of a variable such as `var(--joy-fontSize-md, 1rem)`. */
function valueOf(value: unknown): string {
  return String(value).replace(/^var\(--[\w-]+, ?([^()]*)\)$/, '$1');
}

/** The token that a variable is for, such as `text-primary`. */
function nameOf(value: unknown): string {
  return /^var\(--joy-(?:palette|fontFamily)-([\w-]+)/.exec(String(value))?.[1] ?? String(value);
}
