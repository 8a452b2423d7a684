/** Electricity of the United States in 2023 in terawatt-hours. Source: EIA, Electric Power Annual. */
export interface Part {
  label: string;
  value: number;
}

export const parts: Part[] = [
  { label: 'Natural gas', value: 1802 },
  { label: 'Nuclear', value: 775 },
  { label: 'Coal', value: 675 },
  { label: 'Wind', value: 425 },
  { label: 'Hydropower', value: 240 },
  { label: 'Solar', value: 165 },
];
