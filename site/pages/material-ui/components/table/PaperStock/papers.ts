export const papers = [
  { name: 'Kraft, brown', sheets: 380 },
  { name: 'Laid, ivory', sheets: 5400 },
  { name: 'Wove, white', sheets: 1200 },
];
