export interface Invoice {
  number: string;
  customer: string;
  due: string;
  amount: number;
  status: 'Paid' | 'Open' | 'Overdue';
}

const customers = ['Harbor Books', 'Lime Studio', 'Nord Cycles', 'Café Lund'];
const statuses = ['Open', 'Paid', 'Overdue'] as const;

export const invoices: Invoice[] = Array.from({ length: 14 }, (_, index) => ({
  number: `INV-${204 + index}`,
  customer: customers[(index * 3) % 4] ?? 'Café Lund',
  due: `2026-05-${String(((index * 11) % 28) + 1).padStart(2, '0')}`,
  amount: 80 + ((index * 317) % 900),
  status: statuses[index % 3] ?? 'Open',
}));
