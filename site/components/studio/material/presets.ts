import type { Preset } from '../kit';

/** What each looks like is said once, in fields: its code is written as that of every theme. */
export const presets: readonly Preset[] = [];
