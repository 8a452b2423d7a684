import type { GridColDef } from '@mui/x-data-grid';
import { countries, personName } from './people';
import type { Country } from './people';
import { createRandom } from './random';
import type { Random } from './random';
import { formatDay } from './orderBook';

const departments = ['Engineering', 'Design', 'Sales', 'Support', 'Finance', 'Operations'] as const;

type Department = (typeof departments)[number];

export interface Employee {
  id: number;
  name: string;
  email: string;
  title: string;
  department: Department;
  country: Country;
  /** The id of the manager; null for who leads a department. */
  managerId: number | null;
  /** Names from the head of the department down to the employee, each with its id. */
  path: string[];
  startedOn: Date;
  /** Per year, in US dollars. */
  salary: number;
  /** Of the last review, 1 to 5. */
  rating: number;
  remote: boolean;
}

/** How many people report to one manager. */
const REPORTS = 5;

const ranks = ['Head', 'Manager', 'Lead', 'Specialist', 'Associate'] as const;

function employee(
  random: Random,
  id: number,
  department: Department,
  manager: Employee | undefined,
): Employee {
  const name = personName(random);
  const depth = manager ? manager.path.length : 0;
  const rank = ranks[Math.min(depth, ranks.length - 1)];
  const [first, last] = name.toLowerCase().split(' ');
  return {
    id,
    name,
    email: `${first}.${last}${id}@example.com`.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
    title: depth === 0 ? `Head of ${department}` : `${department} ${rank}`,
    department,
    country: random.pick(countries),
    managerId: manager?.id ?? null,
    path: [...(manager?.path ?? []), `${name} (${id})`],
    startedOn: random.day(new Date(2012, 0, 1), 4800),
    salary: 1000 * (140 - 25 * Math.min(depth, 4) + random.integer(0, 24)),
    rating: random.integer(2, 5),
    remote: random.next() < 0.4,
  };
}

/** `count` employees of six departments, managers before those who report to them. */
export function makeEmployees(count: number, seed = 2): Employee[] {
  const random = createRandom(seed);
  const people: Employee[] = [];
  for (let index = 0; index < count; index += 1) {
    // Departments take turns, so that each grows as a tree with REPORTS branches.
    const turn = Math.floor(index / departments.length);
    const place = index % departments.length;
    const managerTurn = Math.floor((turn - 1) / REPORTS);
    const manager = people[managerTurn * departments.length + place];
    const department = departments[place] as Department;
    people.push(employee(random, index + 1, department, manager));
  }
  return people;
}

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export function formatSalary(value: number | null | undefined): string {
  return value == null ? '' : wholeDollars.format(value);
}

/** Seven columns of an employee, 930 pixels wide at the least. */
export const employeeColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'title', headerName: 'Title', width: 190 },
  {
    field: 'department',
    headerName: 'Department',
    type: 'singleSelect',
    valueOptions: [...departments],
    width: 130,
  },
  { field: 'country', headerName: 'Country', width: 110 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: formatSalary,
  },
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    width: 130,
    valueFormatter: formatDay,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', width: 100 },
];
