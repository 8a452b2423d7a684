import { makeOrders } from '../../../../families/x-data-grid/data/orders';
import type { Order } from '../../../../families/x-data-grid/data/orders';

export type OrderLine = Pick<Order, 'id' | 'product' | 'quantity' | 'total'>;

const items = makeOrders(20);

/** One to four items of an order, the same ones each time. */
export function orderLines(order: Order): OrderLine[] {
  const start = order.id % 9;
  const others = items.slice(start, start + (order.id % 4));
  return [order, ...others].map(({ product, quantity, total }, index) => ({
    id: index + 1,
    product,
    quantity,
    total,
  }));
}

/** What a server would answer, after a while. */
export function fetchLines(order: Order): Promise<OrderLine[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(orderLines(order)), 900);
  });
}
