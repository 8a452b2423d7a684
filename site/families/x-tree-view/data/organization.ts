/** A person with those who report to them. The names of the fields are not those that a tree expects. */
export interface Employee {
  readonly employeeId: string;
  readonly name: string;
  readonly title: string;
  readonly onLeave?: boolean;
  readonly reports?: Employee[];
}

/** An invented company. */
export const organization: Employee[] = [
  {
    employeeId: 'e-100',
    name: 'Maya Lindqvist',
    title: 'Managing director',
    reports: [
      {
        employeeId: 'e-110',
        name: 'Tomás Rivera',
        title: 'Head of engineering',
        reports: [
          { employeeId: 'e-111', name: 'Aiko Mori', title: 'Frontend' },
          { employeeId: 'e-112', name: 'Ben Okafor', title: 'Backend', onLeave: true },
          { employeeId: 'e-113', name: 'Clara Weiss', title: 'Quality' },
        ],
      },
      {
        employeeId: 'e-120',
        name: 'Priya Nair',
        title: 'Head of sales',
        reports: [
          { employeeId: 'e-121', name: 'David Cohen', title: 'Key accounts' },
          { employeeId: 'e-122', name: 'Emma Silva', title: 'Partners' },
        ],
      },
    ],
  },
];
