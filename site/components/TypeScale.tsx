import { themes } from './values/themes';
import '../families/material-ui/fonts.css';
import './TypeScale.css';

const { typography } = themes.light;

const samples = {
  h1: 'Harbor',
  h2: 'Harbor map',
  h3: 'Harbor and piers',
  h4: 'Departures today',
  h5: 'Ferry to Old Town',
  h6: 'Choose a pier',
  subtitle1: 'From pier 4, every 20 minutes',
  subtitle2: 'Wheelchair access at piers 1 to 4',
  body1: 'The last boat leaves at midnight, and an hour later on Saturdays.',
  body2: 'Bicycles travel free of charge outside the rush hour.',
  button: 'Buy a ticket',
  caption: 'Prices include tax.',
  overline: 'Timetable',
} as const;

/** Every variant of text in its own style, with the figures of it. */
export default function TypeScale() {
  return (
    <ul className="type-scale">
      {Object.entries(samples).map(([variant, sample]) => (
        <Specimen key={variant} variant={variant as keyof typeof samples} sample={sample} />
      ))}
    </ul>
  );
}

interface SpecimenProps {
  readonly variant: keyof typeof samples;
  readonly sample: string;
}

function Specimen({ variant, sample }: SpecimenProps) {
  const style = typography[variant];
  const facts = factsOf(variant);
  return (
    <li data-field={`typography.${variant}`}>
      <p className="type-name">
        <code>{variant}</code>
        <span>{facts.size}</span>
      </p>
      <p className="type-sample" style={style} lang="en">
        {sample}
      </p>
      <p className="type-facts">
        {Object.entries(facts.rest).map(([name, value]) => (
          <span key={name}>
            {name} <span data-fact={name}>{value}</span>
          </span>
        ))}
      </p>
    </li>
  );
}

/** Figures of a variant in words. */
export function factsOf(variant: keyof typeof samples) {
  const { fontSize, fontWeight, lineHeight, letterSpacing, textTransform } = typography[variant];
  const rem = Number.parseFloat(String(fontSize));
  const transform = textTransform === undefined ? {} : { transform: textTransform };
  return {
    size: `${String(rem * typography.htmlFontSize)} px, ${String(fontSize)}`,
    rest: {
      weight: String(fontWeight),
      'line height': String(lineHeight),
      'letter spacing': String(letterSpacing),
      ...transform,
    },
  };
}
