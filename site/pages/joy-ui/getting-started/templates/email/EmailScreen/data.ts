export type Folder = 'inbox' | 'sent' | 'archive' | 'trash';
export type View = Folder | 'starred';
export type Label = 'Program' | 'Press' | 'Invoices';

interface Attachment {
  readonly name: string;
  readonly size: string;
}

export interface Message {
  readonly id: string;
  readonly folder: Folder;
  readonly person: string;
  readonly address: string;
  readonly subject: string;
  readonly time: string;
  readonly body: readonly string[];
  readonly label?: Label;
  readonly attachments?: readonly Attachment[];
  readonly replies?: readonly string[];
  readonly unread?: boolean;
  readonly starred?: boolean;
}

export const viewNames: Readonly<Record<View, string>> = {
  inbox: 'Inbox',
  starred: 'Starred',
  sent: 'Sent',
  archive: 'Archive',
  trash: 'Trash',
};

export const labelColors = {
  Program: 'primary',
  Press: 'success',
  Invoices: 'warning',
} as const satisfies Record<Label, string>;

export const firstMessages: readonly Message[] = [
  {
    id: 'm1',
    folder: 'inbox',
    person: 'Noor Haddad',
    address: 'noor@hallstreetpress.example',
    subject: 'Photos for the spring preview',
    time: '10:42',
    body: [
      'Hi Elin,',
      'the preview goes to print on Thursday. Could you send two photos of the new stage, one wide and one of the rehearsal? At least 3000 px on the long side, please.',
      'If the photographer wants to be named, add the line as it should appear.',
    ],
    label: 'Press',
    starred: true,
  },
  {
    id: 'm2',
    folder: 'inbox',
    person: 'Tomas Verhoeven',
    address: 'tomas@verhoeven-light.example',
    subject: 'Light plan, second version',
    time: '09:15',
    body: [
      'Good morning,',
      'attached is the plan with the changes from Monday: the front truss moves back by 60 cm, and the four side spots are now on one dimmer.',
      'The rental list is shorter by two items. I need your approval by Friday to keep the price.',
    ],
    label: 'Program',
    attachments: [
      { name: 'light-plan-v2.pdf', size: '1.8 MB' },
      { name: 'rental-list.xlsx', size: '46 KB' },
    ],
    unread: true,
  },
  {
    id: 'm3',
    folder: 'inbox',
    person: 'Mirela Kovač',
    address: 'accounts@kovac-print.example',
    subject: 'Invoice 2093 for the season posters',
    time: 'Yesterday',
    body: [
      'Dear Elin,',
      'thank you for the order. The invoice for 400 posters is attached; it is due within 30 days.',
      'The second batch leaves the press on the 14th.',
    ],
    label: 'Invoices',
    attachments: [{ name: 'invoice-2093.pdf', size: '92 KB' }],
  },
  {
    id: 'm4',
    folder: 'inbox',
    person: 'Jonas Adeyemi',
    address: 'jonas@northquay-strings.example',
    subject: 'Rehearsal moved to the small hall',
    time: 'Yesterday',
    body: [
      'Hello all,',
      'the large hall is booked by the school on Wednesday. We meet in the small one at 18:30 instead; the piano is tuned.',
      'Parking is behind the building, and the gate is open until 19:00.',
    ],
    label: 'Program',
    unread: true,
  },
  {
    id: 'm5',
    folder: 'inbox',
    person: 'Priya Raman',
    address: 'priya@openseats.example',
    subject: 'Seat map for the opening night',
    time: 'Mon',
    body: [
      'Hi Elin,',
      'the seat map is online. 212 of 260 seats are on sale; the rest is held for the press and for the sponsors until the 20th.',
      'Two seats in row F have a restricted view. I marked them so that the shop tells it.',
    ],
    starred: true,
  },
  {
    id: 'm6',
    folder: 'inbox',
    person: 'Casper Lindqvist',
    address: 'casper@lindqvist-radio.example',
    subject: 'Interview on Saturday morning?',
    time: 'Mon',
    body: [
      'Hello,',
      'we would like to talk with your director for eight minutes, live, between 9 and 10. A phone line is enough.',
    ],
    label: 'Press',
  },
  {
    id: 'm7',
    folder: 'sent',
    person: 'Tomas Verhoeven',
    address: 'tomas@verhoeven-light.example',
    subject: 'Changes to the light plan',
    time: 'Mon',
    body: [
      'Hi Tomas,',
      'the front truss is in the way of the screen. Can it go back by about half a meter?',
    ],
    label: 'Program',
  },
  {
    id: 'm8',
    folder: 'archive',
    person: 'Mirela Kovač',
    address: 'accounts@kovac-print.example',
    subject: 'Proof of the season poster',
    time: '3 Mar',
    body: ['Dear Elin,', 'the proof is ready. Please check the dates twice.'],
    label: 'Invoices',
  },
];
