export const steps = [
  {
    id: 'visitors',
    value: 1240,
    label: 'Visitors',
    color: 'rgb(25 118 210 / 0.6)',
  },
  { id: 'carts', value: 560, label: 'Carts', color: 'rgb(25 118 210 / 0.45)' },
  { id: 'orders', value: 240, label: 'Orders', color: 'rgb(25 118 210 / 0.3)' },
];
