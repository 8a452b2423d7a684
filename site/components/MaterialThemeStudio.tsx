import MaterialProvider from '../families/material-ui/Provider';
import { materialKit } from './studio/material/kit';
import { Studio } from './studio/ui/Studio';

interface MaterialThemeStudioProps {
  direction: 'ltr' | 'rtl';
}

/** Makes a theme of Material UI, shows it on screens, and hands out its code. */
export default function MaterialThemeStudio({ direction }: MaterialThemeStudioProps) {
  return <Studio kit={materialKit} direction={direction} />;
}

MaterialThemeStudio.mirror = MaterialProvider.mirror;
