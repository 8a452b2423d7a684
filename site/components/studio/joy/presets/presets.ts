import type { Preset } from '../../kit';
import { contrast } from './contrast';
import { dense } from './dense';
import { editorial } from './editorial';
import { neutral } from './neutral';
import { playful } from './playful';
import { quiet } from './quiet';
import { round } from './round';
import { terminal } from './terminal';

/** Their fonts are those of systems: a theme fetches nothing. */
export const presets: readonly Preset[] = [
  quiet,
  dense,
  round,
  contrast,
  editorial,
  playful,
  terminal,
  neutral,
];
