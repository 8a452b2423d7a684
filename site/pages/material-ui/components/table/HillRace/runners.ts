export const runners = [
  { name: 'Noor Haddad', club: 'Valley Runners', time: '41:07' },
  { name: 'Aino Laine', club: 'Harriers', time: '39:52' },
  { name: 'Teo Marin', club: 'Valley Runners', time: '43:30' },
  { name: 'Ida Bakke', club: 'Fell Club', time: '40:18' },
];
