export interface Piece {
  id: number;
  tag: string;
  kind: string;
  flight: string;
}

export const luggage: Piece[] = [
  { id: 1, tag: 'OS 4417', kind: 'Suitcase', flight: 'OS 202' },
  { id: 2, tag: 'OS 4420', kind: 'Cello case', flight: 'OS 202' },
  { id: 3, tag: 'LX 0093', kind: 'Rucksack', flight: 'LX 1580' },
  { id: 4, tag: 'AZ 7712', kind: 'Pushchair', flight: 'AZ 417' },
  { id: 5, tag: 'LX 0101', kind: 'Skis', flight: 'LX 1580' },
];
