export interface Line {
  id: number;
  kind: 'item' | 'subtotal' | 'note';
  text: string;
  quantity?: number;
  price?: number;
  amount?: number;
}

/** The lines of an invoice: notes have a text only, and totals have an amount. */
export const lines: Line[] = [
  { id: 1, kind: 'note', text: 'Delivered on March 2, 2026' },
  {
    id: 2,
    kind: 'item',
    text: 'Desk lamp',
    quantity: 4,
    price: 48,
    amount: 192,
  },
  { id: 3, kind: 'item', text: 'Webcam', quantity: 2, price: 85, amount: 170 },
  { id: 4, kind: 'subtotal', text: 'Subtotal', amount: 362 },
  { id: 5, kind: 'subtotal', text: 'Tax, 8%', amount: 28.96 },
  { id: 6, kind: 'subtotal', text: 'Total in US dollars', amount: 390.96 },
];
