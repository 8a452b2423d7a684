import { themes } from './values/themes';
import './values/values.css';
import './SpacingScale.css';

const steps = [0, 0.5, 1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12];
const pixelsOfRem = 16;

/** Steps of the theme's spacing as bars of that width. */
export default function SpacingScale() {
  return (
    <table className="value-table spacing-scale">
      <thead>
        <tr>
          <th scope="col">
            In <code>sx</code>
          </th>
          <th scope="col">Pixels</th>
          <th scope="col">rem</th>
          <th scope="col">Drawn</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <Step key={step} step={step} />
        ))}
      </tbody>
    </table>
  );
}

function Step({ step }: { readonly step: number }) {
  const width = themes.light.spacing(step);
  const pixels = Number.parseFloat(width);
  return (
    <tr data-step={step}>
      <th scope="row">
        <code>{step}</code>
      </th>
      <td>{width}</td>
      <td>{String(pixels / pixelsOfRem)}</td>
      <td>
        <span className="spacing-bar" style={{ inlineSize: width }} />
      </td>
    </tr>
  );
}
