import type { Kit } from '../kit';
import { forms } from '../out/forms';
import { HighlightedCode } from './HighlightedCode';
import './presetCode.css';

interface PresetCodeProps {
  readonly kit: Kit;
}

/** The presets as pictures of their colors and code, also where scripts do not run. */
export function PresetCode({ kit }: PresetCodeProps) {
  return (
    <div className="preset-codes">
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
