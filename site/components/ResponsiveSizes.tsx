import { createTheme, responsiveFontSizes } from '@mui/material/styles';
import { themes } from './values/themes';
import './values/values.css';
import './ResponsiveSizes.css';

const { breakpoints, typography } = responsiveFontSizes(createTheme());
const variants = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const widths = ['xs', 'sm', 'md', 'lg'] as const;

/** The font sizes that `responsiveFontSizes` computes, by the breakpoint from which they hold. */
export default function ResponsiveSizes() {
  return (
    <table className="value-table responsive-sizes">
      <thead>
        <tr>
          <th scope="col">Variant</th>
          {widths.map((width) => (
            <th key={width} scope="col">
              <code>{width}</code>
            </th>
          ))}
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant} data-variant={variant}>
            <th scope="row">
              <code>{variant}</code>
            </th>
            {widths.map((width) => (
              <td key={width}>{pixels(sizeAt(variant, width))}</td>
            ))}
            <td>{pixels(String(themes.light.typography[variant].fontSize))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sizeAt(variant: (typeof variants)[number], width: (typeof widths)[number]): string {
  const style: Readonly<Record<string, unknown>> = { ...typography[variant] };
  const own = style[breakpoints.up(width)] as { readonly fontSize: string } | undefined;
  return own?.fontSize ?? String(style.fontSize);
}

/** Sizes are in rem and not whole; a browser's pixels have a tenth that can be seen. */
function pixels(size: string): string {
  const value = Number.parseFloat(size) * typography.htmlFontSize;
  return `${String(Math.round(value * 10) / 10)} px`;
}
