import type { Screen } from '../../screen';

export const screens: readonly Screen[] = [];
