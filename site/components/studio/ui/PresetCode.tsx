import type { Kit } from '../kit';
import { forms } from '../out/forms';
import { HighlightedCode } from './HighlightedCode';
import './presetCode.css';

interface PresetCodeProps {
  readonly kit: Kit;
}

/** The presets as pictures of their colors and code, for pages whose scripts do not run, too. */
export function PresetCode({ kit }: PresetCodeProps) {
  return (
    <div className="preset-codes">
      <p className="preset-without">
        The studio needs JavaScript: fields, screens, import, and sharing are missing here. The code
        of each preset is complete, and works in your application.
      </p>
      {kit.presets.map(({ id, label, line, value }) => (
        <details key={id}>
          <summary>
            <span className="preset-code-colors" aria-hidden="true">
              {kit.swatches(value).map((color, index) => (
                <span key={index} style={{ backgroundColor: color }} />
              ))}
            </span>
            <strong>{label}</strong> {line}
          </summary>
          <HighlightedCode
            label={`Code of the preset ${label}`}
            language="ts"
            text={forms.theme.write(kit, value)}
          />
        </details>
      ))}
    </div>
  );
}
