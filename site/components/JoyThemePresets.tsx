import { joyKit } from './studio/joy/kit';
import { PresetCode } from './studio/ui/PresetCode';

/** The presets of Joy UI's theme studio with their code. */
export default function JoyThemePresets() {
  return <PresetCode kit={joyKit} />;
}
