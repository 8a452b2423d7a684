export const kinds = ['Apartment', 'House', 'Loft'] as const;
export type Kind = (typeof kinds)[number];

export const extras = ['Balcony', 'Garden', 'Pets', 'Parking'] as const;
export type Extra = (typeof extras)[number];

export interface Home {
  readonly id: string;
  readonly title: string;
  readonly street: string;
  readonly kind: Kind;
  readonly rooms: number;
  /** Square meters. */
  readonly size: number;
  /** Euros a month. */
  readonly rent: number;
  readonly from: string;
  readonly extras: readonly Extra[];
  /** Percent of the map, from its top left corner. */
  readonly x: number;
  readonly y: number;
  /** Degrees on the color wheel, for the picture. */
  readonly hue: number;
}

/** Replace them with the answer of your server. */
export const homes: readonly Home[] = [
  {
    id: 'quay',
    title: 'Two rooms above the quay',
    street: 'Kornkai 14',
    kind: 'Apartment',
    rooms: 2,
    size: 58,
    rent: 980,
    from: 'May 1',
    extras: ['Balcony', 'Pets'],
    x: 24,
    y: 62,
    hue: 205,
  },
  {
    id: 'press',
    title: 'Loft in the old printing house',
    street: 'Setzergasse 3',
    kind: 'Loft',
    rooms: 3,
    size: 104,
    rent: 1640,
    from: 'June 1',
    extras: ['Parking'],
    x: 47,
    y: 40,
    hue: 18,
  },
  {
    id: 'orchard',
    title: 'House with an orchard',
    street: 'Am Obsthang 27',
    kind: 'House',
    rooms: 5,
    size: 142,
    rent: 2150,
    from: 'July 15',
    extras: ['Garden', 'Pets', 'Parking'],
    x: 82,
    y: 20,
    hue: 95,
  },
  {
    id: 'station',
    title: 'Bright studio at the station',
    street: 'Gleisweg 8',
    kind: 'Apartment',
    rooms: 1,
    size: 31,
    rent: 590,
    from: 'April 15',
    extras: [],
    x: 64,
    y: 72,
    hue: 268,
  },
  {
    id: 'mill',
    title: 'Terraced house by the mill',
    street: 'Mühlbach 5',
    kind: 'House',
    rooms: 4,
    size: 112,
    rent: 1780,
    from: 'May 15',
    extras: ['Garden', 'Parking'],
    x: 17,
    y: 25,
    hue: 350,
  },
  {
    id: 'market',
    title: 'Three rooms on the market',
    street: 'Neumarkt 11',
    kind: 'Apartment',
    rooms: 3,
    size: 76,
    rent: 1240,
    from: 'May 1',
    extras: ['Balcony'],
    x: 52,
    y: 58,
    hue: 42,
  },
  {
    id: 'tower',
    title: 'Top floor with a view',
    street: 'Wasserturm 2',
    kind: 'Loft',
    rooms: 2,
    size: 83,
    rent: 1390,
    from: 'June 15',
    extras: ['Balcony', 'Pets', 'Parking'],
    x: 74,
    y: 46,
    hue: 178,
  },
  {
    id: 'garden',
    title: 'Garden flat near the park',
    street: 'Lindenallee 40',
    kind: 'Apartment',
    rooms: 2,
    size: 62,
    rent: 1060,
    from: 'May 1',
    extras: ['Garden', 'Pets'],
    x: 36,
    y: 17,
    hue: 140,
  },
];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
export const money = (euros: number) => euro.format(euros);
