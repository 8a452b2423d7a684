export const departments = [
  'Design',
  'Engineering',
  'Operations',
  'Support',
] as const;
export type Department = (typeof departments)[number];

export type Presence = 'Available' | 'In a meeting' | 'Away';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly department: Department;
  readonly place: string;
  readonly presence: Presence;
  readonly skills: readonly string[];
  readonly about: string;
  /** The id of the person they report to. */
  readonly lead: string | null;
  readonly since: number;
}

/** Replace them with the answer of your server. */
export const people: readonly Person[] = [
  {
    id: 'yara-benali',
    name: 'Yara Benali',
    role: 'Head of product',
    department: 'Design',
    place: 'Marseille',
    presence: 'In a meeting',
    skills: ['Strategy', 'Interviews', 'Writing'],
    about: 'Decides with the teams what is built next, and why.',
    lead: null,
    since: 2018,
  },
  {
    id: 'jonas-ekdahl',
    name: 'Jonas Ekdahl',
    role: 'Interface designer',
    department: 'Design',
    place: 'Malmö',
    presence: 'Available',
    skills: ['Prototyping', 'Design tokens', 'Motion'],
    about: 'Looks after the component library and its documentation.',
    lead: 'yara-benali',
    since: 2021,
  },
  {
    id: 'mei-tanaka',
    name: 'Mei Tanaka',
    role: 'Researcher',
    department: 'Design',
    place: 'Remote',
    presence: 'Away',
    skills: ['Interviews', 'Statistics', 'Writing'],
    about: 'Talks to five customers a week and shares what she learns.',
    lead: 'yara-benali',
    since: 2023,
  },
  {
    id: 'darragh-flynn',
    name: 'Darragh Flynn',
    role: 'Engineering lead',
    department: 'Engineering',
    place: 'Galway',
    presence: 'Available',
    skills: ['TypeScript', 'Architecture', 'Mentoring'],
    about: 'Reviews plans before there is code, and code before it ships.',
    lead: 'yara-benali',
    since: 2019,
  },
  {
    id: 'priya-raman',
    name: 'Priya Raman',
    role: 'Front-end engineer',
    department: 'Engineering',
    place: 'Remote',
    presence: 'Available',
    skills: ['TypeScript', 'Accessibility', 'Design tokens'],
    about: 'Makes screens work with a keyboard and with a screen reader.',
    lead: 'darragh-flynn',
    since: 2022,
  },
  {
    id: 'luca-moretti',
    name: 'Luca Moretti',
    role: 'Back-end engineer',
    department: 'Engineering',
    place: 'Marseille',
    presence: 'In a meeting',
    skills: ['Go', 'Databases', 'Architecture'],
    about: 'Owns the booking service and its interfaces.',
    lead: 'darragh-flynn',
    since: 2020,
  },
  {
    id: 'zofia-wrona',
    name: 'Zofia Wrona',
    role: 'Data engineer',
    department: 'Engineering',
    place: 'Galway',
    presence: 'Away',
    skills: ['Databases', 'Statistics', 'Python'],
    about: 'Keeps the reports right and the nightly jobs short.',
    lead: 'darragh-flynn',
    since: 2024,
  },
  {
    id: 'samuel-adeyemi',
    name: 'Samuel Adeyemi',
    role: 'Operations manager',
    department: 'Operations',
    place: 'Malmö',
    presence: 'Available',
    skills: ['Budgets', 'Hiring', 'Strategy'],
    about: 'Contracts, offices, and everything that has a deadline.',
    lead: null,
    since: 2018,
  },
  {
    id: 'carla-nunes',
    name: 'Carla Nunes',
    role: 'People partner',
    department: 'Operations',
    place: 'Marseille',
    presence: 'Available',
    skills: ['Hiring', 'Mentoring', 'Writing'],
    about: 'The person to ask about leave, contracts, and courses.',
    lead: 'samuel-adeyemi',
    since: 2022,
  },
  {
    id: 'henrik-dahl',
    name: 'Henrik Dahl',
    role: 'Support lead',
    department: 'Support',
    place: 'Malmö',
    presence: 'In a meeting',
    skills: ['Writing', 'Training', 'Mentoring'],
    about: 'Answers the hard tickets and writes down the answers.',
    lead: 'samuel-adeyemi',
    since: 2020,
  },
  {
    id: 'aylin-kaya',
    name: 'Aylin Kaya',
    role: 'Support engineer',
    department: 'Support',
    place: 'Remote',
    presence: 'Available',
    skills: ['Python', 'Training', 'Databases'],
    about: 'Finds out what happened, and says it in plain words.',
    lead: 'henrik-dahl',
    since: 2023,
  },
];

export const places = [...new Set(people.map(({ place }) => place))].sort();
export const allSkills = [
  ...new Set(people.flatMap(({ skills }) => skills)),
].sort();
