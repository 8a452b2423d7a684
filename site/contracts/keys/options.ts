/** Twelve options; the letters in their order. */
export const trees = [
  'Alder',
  'Ash',
  'Beech',
  'Birch',
  'Cedar',
  'Elm',
  'Fir',
  'Hazel',
  'Larch',
  'Maple',
  'Oak',
  'Pine',
];
