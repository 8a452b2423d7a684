import { isSameTheme } from '../history';
import type { Kit } from '../kit';
import type { ThemeValue } from '../theme';

interface PresetsProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly onChoose: (value: ThemeValue) => void;
}

/** Themes to begin with. */
export function Presets({ kit, theme, onChoose }: PresetsProps) {
  return (
    <div role="group" aria-label="Presets" className="studio-presets">
      {kit.presets.map(({ id, label, line, value }) => (
        <button
          key={id}
          type="button"
          className="studio-preset"
          title={line}
          aria-pressed={isSameTheme(theme, value)}
          onClick={() => onChoose(value)}
        >
          <span className="studio-preset-colors" aria-hidden="true">
            {kit.swatches(value).map((color, index) => (
              <span key={index} style={{ backgroundColor: color }} />
            ))}
          </span>
          <span style={{ fontFamily: String(value[kit.fontField] ?? 'inherit') }}>{label}</span>
        </button>
      ))}
    </div>
  );
}
