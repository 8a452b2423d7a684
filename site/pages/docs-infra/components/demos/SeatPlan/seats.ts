export interface Seat {
  id: string;
  taken: boolean;
}

export const rows: Seat[][] = ['A', 'B', 'C'].map((row, index) =>
  [1, 2, 3, 4, 5].map((place) => ({
    id: `${row}${place}`,
    taken: (place + index) % 4 === 0,
  })),
);
