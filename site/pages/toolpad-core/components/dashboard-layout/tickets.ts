export interface Ticket {
  id: number;
  subject: string;
  customer: string;
  state: 'New' | 'Open' | 'Solved';
}

export const tickets: Ticket[] = [
  {
    id: 4127,
    subject: 'Invoice has the old address',
    customer: 'Alder & Sons',
    state: 'New',
  },
  {
    id: 4126,
    subject: 'Cannot reset the password',
    customer: 'Fern Studio',
    state: 'New',
  },
  {
    id: 4119,
    subject: 'Export stops at 1,000 rows',
    customer: 'Bright Dental',
    state: 'Open',
  },
  {
    id: 4115,
    subject: 'Add a second billing contact',
    customer: 'Corner Books',
    state: 'Open',
  },
  {
    id: 4102,
    subject: 'Wrong tax rate for Portugal',
    customer: 'Grand Cafe',
    state: 'Solved',
  },
];
