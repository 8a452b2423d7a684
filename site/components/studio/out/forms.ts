import type { Language } from '../highlight';
import type { Kit } from '../kit';
import type { ThemeValue } from '../theme';
import { cssVariables } from './cssVariables';
import { themeCode } from './themeCode';
import { tokens } from './tokens';

export type FormId = 'theme' | 'css' | 'tokens';

/** A file that a reader takes away. */
interface Form {
  readonly label: string;
  readonly file: string;
  /** MIME type. */
  readonly type: string;
  readonly language: Language;
  readonly write: (kit: Kit, theme: ThemeValue) => string;
}

export const forms: Readonly<Record<FormId, Form>> = {
  theme: {
    label: 'theme.ts',
    file: 'theme.ts',
    type: 'text/typescript',
    language: 'ts',
    write: themeCode,
  },
  css: {
    label: 'CSS variables',
    file: 'theme.css',
    type: 'text/css',
    language: 'css',
    write: (kit, theme) => cssVariables(kit, theme) || '/* Nothing differs from the library. */\n',
  },
  tokens: {
    label: 'Design tokens',
    file: 'theme.tokens.json',
    type: 'application/json',
    language: 'json',
    write: tokens,
  },
};
