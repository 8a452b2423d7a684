import type { GridColDef } from '@mui/x-data-grid';

export const departments = ['Engineering', 'Design', 'Sales', 'Support', 'Finance', 'Operations'];
const first = ['Ada', 'Bruno', 'Chen', 'Elif', 'Hana', 'Kofi', 'Maya', 'Noah', 'Olga', 'Priya'];
const last = ['Bauer', 'Castro', 'Ito', 'Kim', 'Mensah', 'Novak', 'Patel', 'Rossi', 'Silva'];
const countries = ['Brazil', 'France', 'Germany', 'Ghana', 'India', 'Japan', 'Norway'];
const ranks = ['Specialist', 'Lead', 'Associate', 'Manager'];

export type Employee = ReturnType<typeof makeEmployees>[number];

/** People of one company; no two of the first 90 have one name. */
export function makeEmployees(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const department = pick(departments, index, 5);
    const names = [pick(first, index, 3), pick(last, index, 2)];
    return {
      id: index + 1,
      name: names.join(' '),
      email: `${names.join('.').toLowerCase()}${index + 1}@example.com`,
      title: `${department} ${pick(ranks, index, 3)}`,
      department,
      country: pick(countries, index, 3),
      startedOn: new Date(2012 + ((index * 5) % 13), (index * 7) % 12, 1 + ((index * 11) % 28)),
      salary: 1000 * (48 + ((index * 37) % 90)),
      rating: 2 + ((index * 3) % 4),
      remote: index % 5 < 2,
    };
  });
}

function pick(values: string[], index: number, step: number) {
  return values[(index * step) % values.length] as string;
}

export const formatSalary = (value?: number) => (value ? `$${value.toLocaleString('en')}` : '');
const formatDay = (value?: Date) => value?.toLocaleDateString('en-US') ?? '';

export const employeeColumns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'title', headerName: 'Title', width: 190 },
  {
    field: 'department',
    type: 'singleSelect',
    headerName: 'Department',
    valueOptions: departments,
  },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'salary', headerName: 'Salary', type: 'number', valueFormatter: formatSalary },
  { field: 'startedOn', headerName: 'Started', type: 'date', valueFormatter: formatDay },
  { field: 'remote', headerName: 'Remote', type: 'boolean' },
];
