export interface Crop {
  id: number;
  name: string;
  price: number;
  organic: boolean;
}

export const harvest: Crop[] = [
  { id: 1, name: 'Beetroot', price: 2.2, organic: true },
  { id: 2, name: 'Chard', price: 3.9, organic: true },
  { id: 3, name: 'Fennel', price: 4.4, organic: false },
  { id: 4, name: 'Leek', price: 3.1, organic: false },
  { id: 5, name: 'Rhubarb', price: 4.8, organic: true },
];
