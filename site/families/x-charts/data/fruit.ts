/**
 * What 100 grams of raw fruit hold. Source: U.S. Department of Agriculture, FoodData Central, SR
 * Legacy; public domain.
 */
export interface Fruit {
  [key: string]: number | string;
  name: string;
  /** Kilocalories. */
  energy: number;
  /** Grams. */
  carbohydrates: number;
  /** Grams. */
  sugars: number;
  /** Grams. */
  fiber: number;
  /** Milligrams. */
  vitaminC: number;
  /** Milligrams. */
  potassium: number;
}

export const fruit: Fruit[] = [
  {
    name: 'Apple',
    energy: 52,
    carbohydrates: 13.8,
    sugars: 10.4,
    fiber: 2.4,
    vitaminC: 4.6,
    potassium: 107,
  },
  {
    name: 'Banana',
    energy: 89,
    carbohydrates: 22.8,
    sugars: 12.2,
    fiber: 2.6,
    vitaminC: 8.7,
    potassium: 358,
  },
  {
    name: 'Orange',
    energy: 47,
    carbohydrates: 11.8,
    sugars: 9.4,
    fiber: 2.4,
    vitaminC: 53.2,
    potassium: 181,
  },
  {
    name: 'Strawberry',
    energy: 32,
    carbohydrates: 7.7,
    sugars: 4.9,
    fiber: 2,
    vitaminC: 58.8,
    potassium: 153,
  },
  {
    name: 'Blueberry',
    energy: 57,
    carbohydrates: 14.5,
    sugars: 10,
    fiber: 2.4,
    vitaminC: 9.7,
    potassium: 77,
  },
];
