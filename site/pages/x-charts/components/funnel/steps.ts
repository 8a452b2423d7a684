export const steps = [
  { id: 'visitors', value: 1240, label: 'Visitors' },
  { id: 'carts', value: 560, label: 'Carts' },
  { id: 'orders', value: 240, label: 'Orders' },
];
