// What the data grid's pages say of their rows: the same for everybody, and shaped as the columns expect.
import { expect, test } from 'vitest';
import { makeTrades, tradeColumns } from '../families/x-data-grid/data/commodities';
import * as employees from '../families/x-data-grid/data/employees';
import { filmColumns, makeFilms } from '../families/x-data-grid/data/films';
import { makeOrders, orderColumns, orderTotal } from '../families/x-data-grid/data/orderBook';
import * as orders from '../families/x-data-grid/data/orders';
import { employeeColumns, makeEmployees } from '../families/x-data-grid/data/staff';

test.each([
  ['orders', orders.makeOrders, orders.orderColumns],
  ['the order book', makeOrders, orderColumns],
  ['employees', employees.makeEmployees, employees.employeeColumns],
  ['the staff', makeEmployees, employeeColumns],
  ['trades', makeTrades, tradeColumns],
  ['films', makeFilms, filmColumns],
] as const)('%s are the same each time and have what their columns show', (_, make, columns) => {
  const rows = make(300);
  expect(rows).toEqual(make(300));
  expect(make(20)).toEqual(rows.slice(0, 20));
  expect(new Set(rows.map((row) => row.id)).size).toBe(300);
  for (const column of columns) {
    if (!('valueGetter' in column)) expect(rows[0]).toHaveProperty(column.field);
  }
});

test('short lists give varied rows', () => {
  const rows = orders.makeOrders(60);
  const pairs = [
    ['customer', 'product'],
    ['country', 'status'],
    ['product', 'status'],
  ] as const;
  for (const [one, other] of pairs) {
    expect(new Set(rows.map((row) => `${row[one]} ${row[other]}`)).size).toBeGreaterThan(14);
  }
  const people = employees.makeEmployees(90);
  expect(new Set(people.map(({ name }) => name)).size).toBe(90);
});

test('an order costs its quantity and price less the discount, and is shipped after it came in', () => {
  const book = makeOrders(500);
  const reduced = book.find((order) => order.discount === 0.1);
  const full = (reduced?.quantity ?? 0) * (reduced?.unitPrice ?? 0);
  expect(reduced && orderTotal(reduced)).toBeCloseTo(full * 0.9);
  const days = book.map(({ orderedOn }) => orderedOn.getTime());
  expect(days).toEqual([...days].sort((one, other) => one - other));
  const totals = book.map(orderTotal);
  expect(totals).toEqual(totals.map((total) => Number(total.toFixed(2))));
  for (const { status, orderedOn, shippedOn } of book) {
    expect(shippedOn === null).toBe(status === 'Open' || status === 'Packed');
    if (shippedOn) expect(shippedOn.getTime()).toBeGreaterThanOrEqual(orderedOn.getTime());
  }
});

test('every employee reports to a manager of the same department, up to its head', () => {
  const people = makeEmployees(400);
  const heads = people.filter((person) => person.managerId === null);
  const departments = new Set(people.map((person) => person.department));
  expect(heads.map((head) => head.department)).toEqual([...departments]);
  for (const person of people) {
    const manager = people.find((other) => other.id === person.managerId);
    expect(person.path.slice(0, -1)).toEqual(manager?.path ?? []);
    expect(manager?.department ?? person.department).toBe(person.department);
  }
  expect(new Set(people.map((person) => person.path.join('/'))).size).toBe(400);
});

test('no two of 110 films have one title, and many thousand rows can be made at view time', () => {
  expect(new Set(makeFilms(110).map((film) => film.title)).size).toBe(110);
  expect(makeTrades(100_000).at(-1)?.id).toBe(100_000);
});
