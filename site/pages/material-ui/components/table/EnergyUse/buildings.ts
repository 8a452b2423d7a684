/** MWh in winter 2025 and 2026, then in summer 2025 and 2026. */
export const buildings = [
  {
    name: 'School',
    meters: [
      { meter: 'Heating', figures: [312, 298, 41, 38] },
      { meter: 'Lighting', figures: [64, 61, 22, 19] },
    ],
  },
  {
    name: 'Pool',
    meters: [
      { meter: 'Heating', figures: [540, 505, 390, 372] },
      { meter: 'Pumps', figures: [118, 120, 126, 121] },
    ],
  },
];
