export interface Order {
  readonly email: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
  readonly delivery: Delivery;
  readonly method: 'card' | 'transfer';
  readonly holder: string;
  readonly card: string;
  readonly expiry: string;
  readonly code: string;
}

export type Delivery = 'standard' | 'express';
export type Errors = Partial<Record<keyof Order, string>>;

export const emptyOrder: Order = {
  email: '',
  name: '',
  street: '',
  city: '',
  zip: '',
  country: '',
  delivery: 'standard',
  method: 'card',
  holder: '',
  card: '',
  expiry: '',
  code: '',
};

/** Prices are in cents, so that sums are exact. */
export const items = [
  { name: 'Breakfast bowl', detail: 'Speckled, 14 cm', count: 4, price: 1800 },
  { name: 'Mug without handle', detail: 'Ash glaze', count: 2, price: 1450 },
  { name: 'Serving platter', detail: 'Oval, 38 cm', count: 1, price: 5200 },
] as const;

export const deliveries: Readonly<
  Record<Delivery, { text: string; time: string; price: number }>
> = {
  standard: { text: 'Standard', time: '3 to 5 working days', price: 0 },
  express: { text: 'Express', time: 'The next working day', price: 1290 },
};

export const countries = [
  'Austria',
  'Belgium',
  'Denmark',
  'Germany',
  'Ireland',
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export function money(cents: number): string {
  return euros.format(cents / 100);
}

export function subtotal(): number {
  return items.reduce((sum, { count, price }) => sum + count * price, 0);
}

/**
 * Stands in for your server: replace the body with a request, and send the
 * card to your payment provider, never to yourself.
 */
export async function placeOrder({ email }: Order): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 900));
  return `K-2041-${email.length}`;
}
