import { joyTheme } from './theme/joyTheme';
import { ThemeTree } from './theme/ThemeTree';

/** The theme of Joy UI as it is in the browser. */
export default function JoyThemeViewer() {
  return <ThemeTree themeIn={joyTheme} variables="theme.vars" />;
}
