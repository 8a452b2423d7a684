export const proposals = [
  { title: 'Bee hotels for schools', asks: '€4,200' },
  { title: 'Repair café on wheels', asks: '€9,800' },
  { title: 'Songs of the old quarter', asks: '€2,650' },
];

export const titles = proposals.map(({ title }) => title);
