const reasons = ['Check-up', 'Vaccination', 'Blood test', 'X-ray', 'Advice'];

/** 24 months up to December 2026, one visit in each. */
export const visits = Array.from({ length: 24 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 11 - index, 3 + index)),
  reason: reasons[(index * 2) % reasons.length],
}));
