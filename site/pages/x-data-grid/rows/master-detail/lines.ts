import { makeOrders } from '../../../../families/x-data-grid/data/orderBook';
import type { Order } from '../../../../families/x-data-grid/data/orderBook';

export type OrderLine = Pick<
  Order,
  'id' | 'product' | 'quantity' | 'unitPrice' | 'discount'
>;

/** One to four items of an order, the same ones each time. */
export function orderLines(order: Order): OrderLine[] {
  const others = makeOrders(order.id % 4, 1000 + order.id);
  return [order, ...others].map(
    ({ product, quantity, unitPrice, discount }, index) => ({
      id: index + 1,
      product,
      quantity,
      unitPrice,
      discount,
    }),
  );
}

/** What a server would answer, after a while. */
export function fetchLines(order: Order): Promise<OrderLine[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(orderLines(order)), 900);
  });
}
