export const statuses = ['New', 'Packed', 'Shipped', 'Delivered'] as const;
export type Status = (typeof statuses)[number];

export const carriers = ['Parcel post', 'Courier', 'Pickup'] as const;
type Carrier = (typeof carriers)[number];

export interface Order {
  readonly id: string;
  readonly day: string;
  readonly customer: string;
  readonly city: string;
  readonly items: number;
  /** In cents, so that sums are exact. */
  readonly total: number;
  readonly carrier: Carrier;
  readonly status: Status;
}

type Row = readonly [string, string, string, number, number, number, number];

// Customer, city, day, items, cents, carrier, status.
const rows: readonly Row[] = [
  ['Cyclorama', 'Gothenburg', '2026-03-19', 14, 128450, 1, 0],
  ['Ines Fonseca', 'Porto', '2026-03-19', 2, 4390, 0, 0],
  ['Radhaus Mitte', 'Berlin', '2026-03-19', 31, 240900, 1, 0],
  ['Tomasz Lis', 'Krakow', '2026-03-18', 1, 7900, 0, 1],
  ['The Gear Shed', 'Bristol', '2026-03-18', 9, 61275, 1, 1],
  ['Maud Keller', 'Basel', '2026-03-18', 3, 11840, 2, 0],
  ['Fietsatelier', 'Utrecht', '2026-03-17', 22, 187320, 1, 1],
  ['Sami Aalto', 'Tampere', '2026-03-17', 4, 15660, 0, 2],
  ['Noor Haddad', 'Lyon', '2026-03-17', 1, 2450, 0, 2],
  ['Velo Verde', 'Bologna', '2026-03-16', 17, 99400, 1, 2],
  ['Owen Prys', 'Cardiff', '2026-03-16', 2, 8820, 0, 2],
  ['Spoke and Bell', 'Dublin', '2026-03-16', 12, 74310, 1, 2],
  ['Lena Brandt', 'Graz', '2026-03-13', 5, 20975, 2, 3],
  ['Atelier Pignon', 'Nantes', '2026-03-13', 26, 203150, 1, 3],
  ['Kofi Badu', 'Leeds', '2026-03-13', 1, 3600, 0, 3],
  ['Sykkelverket', 'Bergen', '2026-03-12', 19, 146780, 1, 3],
  ['Marta Ruiz', 'Bilbao', '2026-03-12', 3, 9130, 0, 3],
  ['Twin Hub', 'Antwerp', '2026-03-12', 8, 52660, 2, 3],
  ['Elias Novak', 'Brno', '2026-03-11', 2, 6740, 0, 3],
  ['Pedal Works', 'Ghent', '2026-03-11', 15, 118200, 1, 3],
  ['Aoife Daly', 'Cork', '2026-03-11', 1, 4999, 0, 3],
  ['Rulle Cykler', 'Aarhus', '2026-03-10', 11, 83450, 1, 3],
];

/** Replace them with the answer of your server. */
export const allOrders: readonly Order[] = rows.map(
  ([customer, city, day, items, total, carrier, status], index) => ({
    id: `FB-${3142 - index}`,
    day,
    customer,
    city,
    items,
    total,
    carrier: carriers[carrier] ?? 'Parcel post',
    status: statuses[status] ?? 'New',
  }),
);

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});
const short = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

export const money = (cents: number) => euro.format(cents / 100);
export const date = (day: string) => short.format(new Date(`${day}T00:00Z`));
