export interface Ticket {
  id: number;
  subject: string;
  message: string;
}

export const tickets: Ticket[] = [
  {
    id: 1,
    subject: 'Invoice address',
    message:
      'Our invoices still show the office that we left in March. Please change the address on the last three as well, because our accountant returns them, and confirm by mail to the finance team once the corrected copies can be downloaded from the customer area.',
  },
  {
    id: 2,
    subject: 'Two-step sign-in',
    message: 'The code arrives only after it has expired.',
  },
  {
    id: 3,
    subject: 'Export stops',
    message:
      'The export of the yearly report stops at about 60 percent for everybody in our Lisbon office. The same report works from the head office, with the same browser and the same account, so we suspect the proxy, which was replaced last week and closes connections after two minutes.',
  },
];
