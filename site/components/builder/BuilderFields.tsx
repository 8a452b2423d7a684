import { useId, useState } from 'react';
import { joyColors } from '../values/joyTokens';
import { type Built, type Font, fonts, type JoyColor, ranges } from './built';
import { defaultTone } from './builtTheme';
import { hexColor, tonesOf } from './tones';

interface BuilderFieldsProps {
  readonly built: Built;
  readonly onChange: (change: Partial<Built>) => void;
}

/** What a reader can choose: colors, fonts, sizes and corners. */
export function BuilderFields({ built, onChange }: BuilderFieldsProps) {
  return (
    <>
      <fieldset className="builder-fields">
        <legend>Colors</legend>
        {joyColors.map((color) => (
          <ColorChoice
            key={color}
            color={color}
            chosen={built.colors[color]}
            onChoose={(value) => onChange({ colors: { ...built.colors, [color]: value } })}
          />
        ))}
      </fieldset>
      <fieldset className="builder-fields" data-wide="">
        <legend>Typography and radius</legend>
        <FontChoice label="Text font" value={built.body} onChoose={(body) => onChange({ body })} />
        <FontChoice
          label="Heading font"
          value={built.display}
          onChoose={(display) => onChange({ display })}
        />
        {amounts.map(({ name, label, unit }) => (
          <Amount
            key={name}
            label={label}
            unit={unit}
            range={ranges[name]}
            value={built[name]}
            onChoose={(value) => onChange({ [name]: value })}
          />
        ))}
      </fieldset>
    </>
  );
}

const amounts = [
  { name: 'text', label: 'Text size', unit: '%' },
  { name: 'headings', label: 'Heading size', unit: '%' },
  { name: 'radius', label: 'Radius', unit: ' px' },
] as const;

interface ColorChoiceProps {
  readonly color: JoyColor;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
}

function ColorChoice({ color, chosen, onChoose }: ColorChoiceProps) {
  const id = useId();
  // What is typed, until it is a color or the field is left.
  const [typed, setTyped] = useState<string | null>(null);
  const standard = defaultTone(color, 500);
  const shown = chosen ?? standard;
  const wrong = typed !== null && hexColor(typed) === null;
  const tone = chosen === undefined ? standard : tonesOf(chosen)[500];

  const choose = (value: string) => onChoose(value === standard ? undefined : value);
  const type = (text: string) => {
    setTyped(text);
    const value = hexColor(text);
    if (value !== null) choose(value);
  };

  return (
    <div className="builder-field">
      <label htmlFor={id}>{color}</label>
      <div className="builder-color">
        <input
          type="color"
          value={shown}
          aria-label={`${color}, color picker`}
          onChange={(event) => {
            setTyped(null);
            choose(event.target.value);
          }}
        />
        <input
          id={id}
          type="text"
          value={typed ?? shown}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          aria-invalid={wrong}
          aria-describedby={`${id}-note`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
      </div>
      <p id={`${id}-note`} role="status">
        {wrong && 'Write 3 or 6 hexadecimal digits.'}
        {!wrong && tone !== shown && `Too light for white text: 500 is ${tone}.`}
      </p>
    </div>
  );
}

interface FontChoiceProps {
  readonly label: string;
  readonly value: Font;
  readonly onChoose: (font: Font) => void;
}

function FontChoice({ label, value, onChoose }: FontChoiceProps) {
  return (
    <label className="builder-field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.target.value as Font)}>
        {Object.entries(fonts).map(([font, { name }]) => (
          <option key={font} value={font}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface AmountProps {
  readonly label: string;
  readonly unit: string;
  readonly range: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

function Amount({ label, unit, range, value, onChoose }: AmountProps) {
  const id = useId();
  return (
    <div className="builder-field">
      <div className="builder-amount">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{`${String(value)}${unit}`}</output>
      </div>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={`${String(value)}${unit}`}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  );
}
