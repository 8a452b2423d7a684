export interface Label {
  name: string;
  color: string;
  about: string;
}

export const labels: Label[] = [
  { name: 'bug', color: '#d73a49', about: 'It does not work as documented' },
  { name: 'documentation', color: '#1f7ad1', about: 'Guides and examples' },
  { name: 'good first issue', color: '#7057ff', about: 'For newcomers' },
  { name: 'performance', color: '#b8860b', about: 'Slow or heavy' },
  { name: 'question', color: '#c2459b', about: 'Needs more information' },
  { name: 'security', color: '#0e8a5f', about: 'Report it in private' },
];
