/**
 * The planets of the solar system. Source: NASA Planetary Fact Sheet; public domain.
 */
export interface Planet {
  [key: string]: number | string;
  name: string;
  /** 10^24 kilograms. */
  mass: number;
  /** Kilometers. */
  diameter: number;
  /** Kilograms per cubic meter. */
  density: number;
  /** Meters per second squared. */
  gravity: number;
  /** Million kilometers from the sun. */
  distance: number;
  /** Hours from noon to noon. */
  day: number;
  /** Mean temperature in degrees Celsius. */
  temperature: number;
}

export const planets: Planet[] = [
  {
    name: 'Mercury',
    mass: 0.33,
    diameter: 4879,
    density: 5429,
    gravity: 3.7,
    distance: 57.9,
    day: 4222.6,
    temperature: 167,
  },
  {
    name: 'Venus',
    mass: 4.87,
    diameter: 12104,
    density: 5243,
    gravity: 8.9,
    distance: 108.2,
    day: 2802,
    temperature: 464,
  },
  {
    name: 'Earth',
    mass: 5.97,
    diameter: 12756,
    density: 5514,
    gravity: 9.8,
    distance: 149.6,
    day: 24,
    temperature: 15,
  },
  {
    name: 'Mars',
    mass: 0.642,
    diameter: 6792,
    density: 3934,
    gravity: 3.7,
    distance: 228,
    day: 24.7,
    temperature: -65,
  },
  {
    name: 'Jupiter',
    mass: 1898,
    diameter: 142984,
    density: 1326,
    gravity: 23.1,
    distance: 778.5,
    day: 9.9,
    temperature: -110,
  },
  {
    name: 'Saturn',
    mass: 568,
    diameter: 120536,
    density: 687,
    gravity: 9,
    distance: 1432,
    day: 10.7,
    temperature: -140,
  },
  {
    name: 'Uranus',
    mass: 86.8,
    diameter: 51118,
    density: 1270,
    gravity: 8.7,
    distance: 2867,
    day: 17.2,
    temperature: -195,
  },
  {
    name: 'Neptune',
    mass: 102,
    diameter: 49528,
    density: 1638,
    gravity: 11,
    distance: 4515,
    day: 16.1,
    temperature: -200,
  },
];
