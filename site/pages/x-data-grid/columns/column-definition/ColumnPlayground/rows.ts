export const statuses = ['Open', 'Packed', 'Shipped', 'Delivered', 'Returned'];

const days = [2, 2, 5, 9, 12].map((day) => new Date(2026, 0, day));
const names = ['Ada Kim', 'Noah Weber', 'Rosa Silva', 'Yuki Ito', 'Maya Patel'];
const countries = ['Norway', 'Germany', 'Brazil', 'Japan', 'India'];
const prices = [48, 1520, 85.5, 310, 12];
const discounts = [0.05, 0, 0.25, 0.1, 0];
const quantities = [4, 1, 12, 2, 30];

export const rows = days.map((orderedOn, index) => ({
  id: index + 1,
  number: `SO-${10001 + index}`,
  customer: names[index],
  country: countries[index],
  unitPrice: prices[index] ?? 0,
  discount: discounts[index],
  quantity: quantities[index] ?? 0,
  status: statuses[index],
  express: index % 2 === 0,
  orderedOn,
}));

export type Order = (typeof rows)[number];
