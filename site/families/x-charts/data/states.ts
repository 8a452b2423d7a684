/**
 * Residents of the ten most populous states of the United States at the censuses of 2010 and 2020,
 * and their land area in square miles. Source: U.S. Census Bureau; public domain.
 */
export interface State {
  [key: string]: number | string;
  name: string;
  code: string;
  residents2010: number;
  residents2020: number;
  landArea: number;
}

export const states: State[] = [
  {
    name: 'California',
    code: 'CA',
    residents2010: 37253956,
    residents2020: 39538223,
    landArea: 155779,
  },
  { name: 'Texas', code: 'TX', residents2010: 25145561, residents2020: 29145505, landArea: 261232 },
  {
    name: 'Florida',
    code: 'FL',
    residents2010: 18801310,
    residents2020: 21538187,
    landArea: 53625,
  },
  {
    name: 'New York',
    code: 'NY',
    residents2010: 19378102,
    residents2020: 20201249,
    landArea: 47126,
  },
  {
    name: 'Pennsylvania',
    code: 'PA',
    residents2010: 12702379,
    residents2020: 13002700,
    landArea: 44743,
  },
  {
    name: 'Illinois',
    code: 'IL',
    residents2010: 12830632,
    residents2020: 12812508,
    landArea: 55519,
  },
  { name: 'Ohio', code: 'OH', residents2010: 11536504, residents2020: 11799448, landArea: 40861 },
  { name: 'Georgia', code: 'GA', residents2010: 9687653, residents2020: 10711908, landArea: 57513 },
  {
    name: 'North Carolina',
    code: 'NC',
    residents2010: 9535483,
    residents2020: 10439388,
    landArea: 48618,
  },
  {
    name: 'Michigan',
    code: 'MI',
    residents2010: 9883640,
    residents2020: 10077331,
    landArea: 56539,
  },
];

/** `39.5 million`. */
export function formatMillions(value: number | null): string {
  return value === null ? 'no figure' : `${(value / 1e6).toFixed(1)} million`;
}
