import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

export interface Note extends Order {
  text: string;
}

const sentences = [
  'Leave the parcel at the front desk.',
  'The customer asked for an invoice with the address of the branch office, because the order is paid from there.',
  'Call before delivery.',
  'Two of the boxes arrived with a dent; the contents are fine. We sent a picture to the carrier and wait for an answer.',
];

/** Orders with a note of one to three sentences. */
export function makeNotes(count: number): Note[] {
  return makeOrders(count).map((order) => ({
    ...order,
    text: sentences
      .slice(order.id % 3, (order.id % 3) + 1 + (order.id % 2))
      .join(' '),
  }));
}
