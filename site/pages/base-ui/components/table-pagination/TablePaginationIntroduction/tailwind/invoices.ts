const customers = [
  'Alder & Sons',
  'Bright Dental',
  'Corner Books',
  'Fern Studio',
  'Grand Cafe',
];

export const invoices = Array.from({ length: 23 }, (_, index) => ({
  id: `INV-${1001 + index}`,
  customer: customers[(index * 3) % customers.length] ?? '',
}));
