import { joyTheme } from './theme/joyTheme';
import { ThemeOutline } from './theme/ThemeOutline';

/** The theme of Joy UI as it is in the browser. */
export default function JoyThemeViewer() {
  return <ThemeOutline themeIn={joyTheme} variables="theme.vars" />;
}
