export interface Invoice {
  id: string;
  customer: string;
  total: number;
}

const customers = [
  'Alder & Sons',
  'Bright Dental',
  'Corner Books',
  'Delta Freight',
  'Eastside Gym',
  'Fern Studio',
  'Grand Cafe',
];

export const invoices: Invoice[] = Array.from({ length: 23 }, (_, index) => ({
  id: `INV-${1001 + index}`,
  customer: customers[(index * 3) % customers.length] ?? '',
  total: 80 + ((index * 137) % 900),
}));

export function euros(amount: number) {
  return amount.toLocaleString('en-IE', { style: 'currency', currency: 'EUR' });
}
