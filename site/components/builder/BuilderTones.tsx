import { contrastOn, ratioText, readableOn } from '../values/contrast';
import { joyColors } from '../values/joyTokens';
import type { Scheme } from '../values/themes';
import type { Built } from './built';
import { pairsOf, tonesIn, variants } from './builtTheme';
import { steps } from './tones';

interface BuilderTonesProps {
  readonly built: Built;
}

/** The ten tones of each color, each with the contrast of the text that is easier to read on it. */
export function BuilderTones({ built }: BuilderTonesProps) {
  return (
    <div className="color-ramps">
      {joyColors.map((color) => {
        const tones = tonesIn(built, color);
        return (
          <div key={color} className="color-ramp">
            <p id={`builder-${color}`}>{color}</p>
            <ul className="builder-tones" aria-labelledby={`builder-${color}`}>
              {steps.map((step) => {
                const text = readableOn(tones[step]);
                return (
                  <li key={step} style={{ background: tones[step], color: text }}>
                    <strong>{step}</strong>
                    <span>{ratioText(contrastOn(tones[step], text))}</span>
                    <code>{tones[step]}</code>
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

interface BuilderContrastProps {
  readonly built: Built;
  readonly scheme: Scheme;
}

/** The contrast of the text of every variant in every color. */
export function BuilderContrast({ built, scheme }: BuilderContrastProps) {
  const pairs = pairsOf(built, scheme);
  return (
    <table className="builder-contrast">
      <caption>Contrast of text, {scheme} scheme</caption>
      <thead>
        <tr>
          <th scope="col">Color</th>
          {variants.map((variant) => (
            <th key={variant} scope="col">
              {variant}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {joyColors.map((color) => (
          <tr key={color}>
            <th scope="row">{color}</th>
            {pairs
              .filter((pair) => pair.color === color)
              .map(({ variant, text, background }) => {
                const ratio = contrastOn(background, text);
                return (
                  <td key={variant}>
                    <span style={{ background, color: text }}>
                      {ratioText(ratio)}
                      {ratio < 4.5 && ' low'}
                    </span>
                  </td>
                );
              })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
