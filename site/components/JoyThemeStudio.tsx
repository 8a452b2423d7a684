import JoyProvider from '../families/joy-ui/Provider';
import { joyKit } from './studio/joy/kit';
import { Studio } from './studio/ui/Studio';

interface JoyThemeStudioProps {
  direction: 'ltr' | 'rtl';
}

/** Makes a theme of Joy UI, shows it on screens, and hands out its code. */
export default function JoyThemeStudio({ direction }: JoyThemeStudioProps) {
  return <Studio kit={joyKit} direction={direction} />;
}

JoyThemeStudio.mirror = JoyProvider.mirror;
