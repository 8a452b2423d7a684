import type { Errors, Order } from './order';

/** What is wrong in the first step, in the order of its fields. */
export function checkAddress(order: Order): Errors {
  return {
    ...(!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(order.email.trim()) && {
      email: 'Enter an email address, such as ada@example.com.',
    }),
    ...missing(order, {
      name: 'Enter who receives the parcel.',
      street: 'Enter a street and a number.',
      zip: 'Enter a postal code.',
      city: 'Enter a city.',
      country: 'Choose a country.',
    }),
  };
}

/** What is wrong in the second step. */
export function checkPayment(order: Order): Errors {
  if (order.method === 'transfer') return {};
  return {
    ...missing(order, { holder: 'Enter the name on the card.' }),
    ...(!isCard(order.card) && { card: 'Check the number of the card.' }),
    ...(!/^(0[1-9]|1[0-2])\/\d\d$/.test(order.expiry) && {
      expiry: 'Enter it as MM/YY.',
    }),
    ...(!/^\d{3,4}$/.test(order.code) && { code: 'Three or four digits.' }),
  };
}

function missing(order: Order, texts: Errors): Errors {
  const empty = Object.entries(texts).filter(
    ([name]) => order[name as keyof Order].trim() === '',
  );
  return Object.fromEntries(empty);
}

/** Whether the last digit fits the others (the Luhn check). */
function isCard(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
