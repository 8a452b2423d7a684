export const contracts = [
  {
    partner: 'Lindqvist Timber',
    note: 'Renewed in March. Prices are fixed until the new saw mill opens.',
    ends: 'Mar 2028',
  },
  {
    partner: 'Oyelaran Freight',
    note: 'Ask for the winter surcharge in writing before October.',
    ends: 'Nov 2026',
  },
];
