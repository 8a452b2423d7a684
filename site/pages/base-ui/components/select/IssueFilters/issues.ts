export interface Issue {
  id: number;
  title: string;
  status: string;
  assignee: string;
}

export const issues: Issue[] = [
  { id: 431, title: 'Export misses tax', status: 'Open', assignee: 'Ana' },
  { id: 428, title: 'Invite email is late', status: 'Open', assignee: 'Jon' },
  { id: 420, title: 'Login on tablets', status: 'In review', assignee: 'Ana' },
  { id: 417, title: 'Wrong time zone', status: 'Closed', assignee: 'Mei' },
  { id: 409, title: 'Search ignores tags', status: 'Open', assignee: 'Mei' },
];
