export const entries = [
  { day: '2 May', text: 'The pears stand in full blossom.' },
  { day: '9 May', text: 'Frost at night. Lit the candles between the rows.' },
  { day: '16 May', text: 'Bees from the neighbour, eight hives.' },
  { day: '23 May', text: 'Mown for the first time.' },
  { day: '30 May', text: 'Thinned the early apples.' },
  { day: '6 June', text: 'Aphids on the young cherry. Ladybirds too.' },
  { day: '13 June', text: 'Netted the cherries.' },
  { day: '20 June', text: 'First harvest: 14 kg.' },
];
