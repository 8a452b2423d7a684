import { extendTheme } from '@mui/joy/styles';
import './values/values.css';

const theme = extendTheme();

const scales = {
  fontSize: theme.fontSize,
  fontWeight: theme.fontWeight,
  lineHeight: theme.lineHeight,
  radius: theme.radius,
} as const;

interface JoyScalesProps {
  /** Names of scales of the theme, with spaces between them. */
  readonly of: string;
}

/** Scales of the theme of Joy UI, with the CSS variable and the value of each step. */
export default function JoyScales({ of }: JoyScalesProps) {
  return (
    <table className="value-table">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">CSS variable</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {of.split(' ').flatMap((scale) =>
          stepsOf(scale).map(([step, value]) => (
            <tr key={`${scale}.${step}`}>
              <th scope="row">
                <code>{`${scale}.${step}`}</code>
              </th>
              <td>
                <code>{`--joy-${scale}-${step}`}</code>
              </td>
              <td>{value}</td>
            </tr>
          )),
        )}
      </tbody>
    </table>
  );
}

function stepsOf(scale: string): readonly [string, string][] {
  if (!isScale(scale)) throw new Error(`The theme has no scale ${scale}. Name another.`);
  return Object.entries(scales[scale]).map(([step, value]) => [step, String(value)]);
}

function isScale(name: string): name is keyof typeof scales {
  return name in scales;
}
