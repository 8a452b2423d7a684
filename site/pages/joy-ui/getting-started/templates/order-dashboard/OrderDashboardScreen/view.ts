import type { Order, Status } from './orders';

export type Column = 'id' | 'day' | 'customer' | 'total';

const pageSize = 8;

/** What people chose to see. It could as well be the query of an address. */
export interface View {
  readonly search: string;
  readonly status: Status | 'All';
  readonly carrier: string;
  readonly by: Column;
  readonly descending: boolean;
  readonly page: number;
}

export const firstView: View = {
  search: '',
  status: 'All',
  carrier: 'All',
  by: 'day',
  descending: true,
  page: 1,
};

/** The orders that match, sorted, and those of the current page. */
export function look(orders: readonly Order[], view: View) {
  const words = view.search.trim().toLowerCase();
  const matching = orders.filter(
    (order) =>
      (view.carrier === 'All' || order.carrier === view.carrier) &&
      `${order.id} ${order.customer} ${order.city}`
        .toLowerCase()
        .includes(words),
  );
  const found = matching
    .filter(({ status }) => view.status === 'All' || status === view.status)
    .sort((one, other) => (view.descending ? -1 : 1) * compare(one, other));
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(view.page, pages);
  const first = (page - 1) * pageSize;

  function compare(one: Order, other: Order) {
    return view.by === 'total'
      ? one.total - other.total
      : one[view.by].localeCompare(other[view.by], 'en');
  }

  return {
    /** Before the choice of a status, for the numbers beside each of them. */
    matching,
    found,
    pages,
    page,
    first,
    shown: found.slice(first, first + pageSize),
  };
}
