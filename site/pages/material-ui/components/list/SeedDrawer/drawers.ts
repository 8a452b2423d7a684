export const drawers = [
  { month: 'March', seeds: ['Broad bean', 'Spinach', 'Radish', 'Parsnip'] },
  { month: 'April', seeds: ['Beetroot', 'Carrot', 'Chard', 'Pea'] },
  { month: 'May', seeds: ['Runner bean', 'Courgette', 'Sweetcorn', 'Squash'] },
  { month: 'June', seeds: ['Fennel', 'Chicory', 'Pak choi'] },
];
