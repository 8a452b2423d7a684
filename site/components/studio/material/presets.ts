import type { Preset } from '../kit';
import { paletteOf } from './palette';

const system = 'system-ui, -apple-system, "Segoe UI", sans-serif';
const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const round =
  'ui-rounded, "SF Pro Rounded", "Hiragino Maru Gothic ProN", Nunito, system-ui, sans-serif';

/** What each looks like is said once, in fields: its code is written as that of every theme. */
export const presets: readonly Preset[] = [];
void [system, serif, mono, round, paletteOf];
