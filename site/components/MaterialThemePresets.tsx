import { materialKit } from './studio/material/kit';
import { PresetCode } from './studio/ui/PresetCode';

/** The presets of Material UI's theme studio with their code. */
export default function MaterialThemePresets() {
  return <PresetCode kit={materialKit} />;
}
