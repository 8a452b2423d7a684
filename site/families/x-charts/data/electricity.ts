/**
 * Net generation of electricity in the United States by source, in terawatt-hours, rounded; utility
 * scale only. Source: U.S. Energy Information Administration, Electric Power Annual 2023, tables of
 * net generation by energy source and from renewable sources; public domain.
 */
export interface YearOfElectricity {
  [key: string]: number;
  year: number;
  coal: number;
  gas: number;
  nuclear: number;
  hydro: number;
  wind: number;
  solar: number;
}

export const electricity: YearOfElectricity[] = [
  { year: 2013, coal: 1581, gas: 1125, nuclear: 789, hydro: 269, wind: 168, solar: 9 },
  { year: 2014, coal: 1582, gas: 1127, nuclear: 797, hydro: 259, wind: 182, solar: 18 },
  { year: 2015, coal: 1352, gas: 1333, nuclear: 797, hydro: 249, wind: 191, solar: 25 },
  { year: 2016, coal: 1239, gas: 1378, nuclear: 806, hydro: 268, wind: 227, solar: 36 },
  { year: 2017, coal: 1206, gas: 1296, nuclear: 805, hydro: 300, wind: 254, solar: 53 },
  { year: 2018, coal: 1149, gas: 1469, nuclear: 807, hydro: 293, wind: 273, solar: 64 },
  { year: 2019, coal: 965, gas: 1586, nuclear: 809, hydro: 288, wind: 296, solar: 72 },
  { year: 2020, coal: 773, gas: 1624, nuclear: 790, hydro: 285, wind: 338, solar: 89 },
  { year: 2021, coal: 898, gas: 1579, nuclear: 778, hydro: 252, wind: 378, solar: 115 },
  { year: 2022, coal: 832, gas: 1687, nuclear: 772, hydro: 255, wind: 434, solar: 144 },
  { year: 2023, coal: 675, gas: 1802, nuclear: 775, hydro: 240, wind: 425, solar: 165 },
];

/** The sources by the name that readers see, largest in 2023 first. */
export const electricitySources = [
  { key: 'gas', label: 'Natural gas' },
  { key: 'nuclear', label: 'Nuclear' },
  { key: 'coal', label: 'Coal' },
  { key: 'wind', label: 'Wind' },
  { key: 'hydro', label: 'Hydropower' },
  { key: 'solar', label: 'Solar' },
] as const;

/** `1,802 TWh`. */
export function formatTerawattHours(value: number | null): string {
  return value === null ? 'no figure' : `${value.toLocaleString('en-US')} TWh`;
}
