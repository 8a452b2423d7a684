export const guests = [
  'Alma Berg',
  'Anton Silva',
  'Beate Roth',
  'Carlo Neri',
  'Dilek Aydin',
  'Elias Berg',
  'Farah Nasser',
  'Greta Holm',
  'Hugo Silva',
  'Ilse Roth',
  'Jan Novak',
  'Kenji Abe',
];

export const seats = 6;
