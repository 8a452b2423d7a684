import { type Extra, type Home, homes, type Kind } from './homes';

export const rentRange = [500, 2200] as const;

export const orders = {
  rent: 'Lowest rent',
  size: 'Largest',
  meter: 'Rent for each m²',
} as const;
export type Order = keyof typeof orders;

export interface Search {
  readonly words: string;
  readonly rent: readonly [number, number];
  /** At least as many. */
  readonly rooms: number;
  /** All kinds if none is chosen. */
  readonly kinds: readonly Kind[];
  readonly extras: readonly Extra[];
  readonly favoritesOnly: boolean;
  readonly order: Order;
}

export const everything: Search = {
  words: '',
  rent: rentRange,
  rooms: 1,
  kinds: [],
  extras: [],
  favoritesOnly: false,
  order: 'rent',
};

const compare: Record<Order, (one: Home, other: Home) => number> = {
  rent: (one, other) => one.rent - other.rent,
  size: (one, other) => other.size - one.size,
  meter: (one, other) => one.rent / one.size - other.rent / other.size,
};

export function find(search: Search, favorites: ReadonlySet<string>) {
  const words = search.words.trim().toLowerCase();
  const [lowest, highest] = search.rent;
  return homes
    .filter(
      (home) =>
        `${home.title} ${home.street}`.toLowerCase().includes(words) &&
        home.rent >= lowest &&
        home.rent <= highest &&
        home.rooms >= search.rooms &&
        (search.kinds.length === 0 || search.kinds.includes(home.kind)) &&
        search.extras.every((extra) => home.extras.includes(extra)) &&
        (!search.favoritesOnly || favorites.has(home.id)),
    )
    .sort(compare[search.order]);
}

/** The list without the item if it was there, and with it if it was not. */
export function toggled<Item>(list: readonly Item[], item: Item) {
  return list.includes(item)
    ? list.filter((one) => one !== item)
    : [...list, item];
}
