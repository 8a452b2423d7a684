export interface Profile {
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly about: string;
  readonly timeZone: string;
}

export const timeZones = [
  'Europe/Lisbon',
  'Europe/Oslo',
  'America/Toronto',
  'Asia/Seoul',
];

export const aboutLimit = 160;

/** Replace it with the account of the person who is signed in. */
export const savedProfile: Profile = {
  name: 'Ronja Fjeld',
  email: 'ronja@example.com',
  role: 'Field recordist',
  about:
    'Birds before sunrise, harbors after. I record in stereo and edit at home.',
  timeZone: 'Europe/Oslo',
};

export const plans = [
  {
    id: 'sketch',
    name: 'Sketch',
    price: 0,
    storage: 5,
    text: 'For trying it out',
  },
  {
    id: 'studio',
    name: 'Studio',
    price: 12,
    storage: 200,
    text: 'For one person with a library',
  },
  {
    id: 'label',
    name: 'Label',
    price: 38,
    storage: 2000,
    text: 'For teams of up to ten',
  },
] as const;
export type PlanId = (typeof plans)[number]['id'];

/** Gigabytes in use. */
export const used = 126;

export const channels = ['Email', 'Phone'] as const;
export type Channel = (typeof channels)[number];

export const topics = [
  {
    id: 'comments',
    name: 'Comments',
    text: 'Somebody writes below a recording of yours',
    on: ['Email', 'Phone'],
  },
  {
    id: 'licenses',
    name: 'Licenses',
    text: 'A recording is licensed or paid',
    on: ['Email', 'Phone'],
  },
  {
    id: 'uploads',
    name: 'Uploads',
    text: 'A long upload is done, or has failed',
    on: ['Phone'],
  },
  {
    id: 'letter',
    name: 'Monthly letter',
    text: 'New features and selected recordings',
    on: ['Email'],
  },
] as const satisfies readonly {
  id: string;
  name: string;
  text: string;
  on: readonly Channel[];
}[];

/** Stands for your server: send it the change, and wait for its answer. */
export async function save(change: object) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return change;
}
