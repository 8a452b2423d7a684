import { createRandom } from '../../../../families/x-data-grid/data/random';

export interface Sales {
  id: number;
  product: string;
  /** Units sold in each of the last twelve months. */
  months: number[];
  /** The share of the yearly target that is reached, 0 to 1. */
  progress: number;
}

const products = [
  'Desk lamp',
  'Standing desk',
  'Office chair',
  'Monitor arm',
  'Keyboard',
  'Webcam',
  'Headset',
  'Laptop stand',
];

const random = createRandom(8);

export const sales: Sales[] = products.map((product, index) => ({
  id: index + 1,
  product,
  months: Array.from({ length: 12 }, (_, month) =>
    random.integer(20 + 3 * month, 80 + 3 * month),
  ),
  progress: random.integer(20, 100) / 100,
}));
