export interface Bike {
  id: string;
  station: string;
  state: 'Ready' | 'Rented' | 'In repair';
  distance: number;
  checked: Date;
}

export const bikes: Bike[] = [
  bike('B 101', 'Harbour', 'Ready', 214, 4),
  bike('B 102', 'Harbour', 'Rented', 871, 2),
  bike('B 103', 'Town hall', 'Ready', 96, 11),
  bike('B 104', 'Mill bridge', 'In repair', 1204, 1),
  bike('B 105', 'Mill bridge', 'Ready', 433, 9),
  bike('B 106', 'East station', 'Rented', 655, 7),
  bike('B 107', 'East station', 'Ready', 38, 12),
  bike('B 108', 'Botanic garden', 'Rented', 512, 5),
  bike('B 109', 'Town hall', 'In repair', 990, 2),
  bike('B 110', 'Harbour', 'Ready', 307, 8),
  bike('B 111', 'Botanic garden', 'Ready', 120, 10),
  bike('B 112', 'East station', 'Rented', 748, 3),
];

function bike(
  id: string,
  station: string,
  state: Bike['state'],
  distance: number,
  day: number,
): Bike {
  return { id, station, state, distance, checked: new Date(2026, 4, day) };
}
