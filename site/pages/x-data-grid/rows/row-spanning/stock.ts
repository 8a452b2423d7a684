export interface Stock {
  id: number;
  warehouse: string;
  shelf: string;
  product: string;
  pieces: number;
}

const lines: [
  warehouse: string,
  shelf: string,
  product: string,
  pieces: number,
][] = [
  ['Hamburg', 'A1', 'Desk lamp', 40],
  ['Hamburg', 'A1', 'Monitor arm', 12],
  ['Hamburg', 'A2', 'Office chair', 12],
  ['Hamburg', 'A2', 'Keyboard', 85],
  ['Rotterdam', 'A2', 'Webcam', 85],
  ['Rotterdam', 'B1', 'Headset', 23],
  ['Rotterdam', 'B1', 'Docking station', 18],
  ['Rotterdam', 'B1', 'Whiteboard', 6],
  ['Lyon', 'C4', 'File cabinet', 9],
  ['Lyon', 'C4', 'Label printer', 31],
  ['Lyon', 'C5', 'Laptop stand', 54],
];

/** Sorted by warehouse and shelf. The shelf A2 exists in two warehouses. */
export const stock: Stock[] = lines.map(
  ([warehouse, shelf, product, pieces], index) => ({
    id: index + 1,
    warehouse,
    shelf,
    product,
    pieces,
  }),
);
