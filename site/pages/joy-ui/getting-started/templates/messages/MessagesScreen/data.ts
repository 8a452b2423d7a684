export interface Message {
  readonly id: string;
  readonly mine: boolean;
  readonly day: string;
  readonly time: string;
  readonly text: string;
}

export interface Conversation {
  readonly id: string;
  readonly person: string;
  readonly about: string;
  readonly online: boolean;
  readonly resolved: boolean;
  readonly unread: number;
  readonly messages: readonly Message[];
  /** What the person says next in this sample, one after the other. */
  readonly answers: readonly string[];
}

export const quickReplies = [
  'It is ready for pickup.',
  'Could you send a photo?',
  'We are open until 18:00.',
] as const;

type Line = readonly [day: string, time: string, mine: boolean, text: string];

const thread = (id: string, lines: readonly Line[]): readonly Message[] =>
  lines.map(([day, time, mine, text], index) => ({
    id: `${id}-${index}`,
    day,
    time,
    mine,
    text,
  }));

export const firstConversations: readonly Conversation[] = [
  {
    id: 'c1',
    person: 'Hana Novotná',
    about: 'Touring bike, gear service',
    online: true,
    resolved: false,
    unread: 0,
    messages: thread('c1', [
      [
        'Yesterday',
        '16:05',
        false,
        'Hello! The chain jumps on the two smallest cogs, mostly uphill.',
      ],
      [
        'Yesterday',
        '16:21',
        true,
        'Thanks for bringing it in. We measured it: the chain is worn by 0.9 %, and the cassette with it.',
      ],
      [
        'Yesterday',
        '16:22',
        true,
        'A new chain and cassette are 84 € with labor. Shall we go ahead?',
      ],
      [
        'Yesterday',
        '17:40',
        false,
        'Yes, please. Can it be done before the weekend?',
      ],
      [
        'Today',
        '09:12',
        true,
        'The parts arrived this morning. It is on the stand now.',
      ],
      [
        'Today',
        '09:30',
        false,
        'Wonderful. Could you look at the rear brake too? It squeals when it is wet.',
      ],
    ]),
    answers: [
      'Great, thank you. I can come at five.',
      'One more thing: do you have a spare bell, in black?',
      'Perfect. See you later!',
    ],
  },
  {
    id: 'c2',
    person: 'Emeka Obi',
    about: 'Cargo bike, new battery',
    online: true,
    resolved: false,
    unread: 2,
    messages: thread('c2', [
      [
        'Today',
        '08:48',
        true,
        'Your battery is here. The warranty covers it in full.',
      ],
      ['Today', '08:55', false, 'That is good news!'],
      [
        'Today',
        '08:56',
        false,
        'Do I have to bring the old one along with the charger?',
      ],
    ]),
    answers: ['Then I bring both. Thanks!'],
  },
  {
    id: 'c3',
    person: 'Sofia Marchetti',
    about: 'Road bike, bent derailleur',
    online: false,
    resolved: false,
    unread: 0,
    messages: thread('c3', [
      [
        'Monday',
        '11:02',
        false,
        'It fell over on the train. The derailleur touches the spokes.',
      ],
      [
        'Monday',
        '11:30',
        true,
        'Please do not shift into the lowest gear. Can you bring it on Tuesday?',
      ],
      ['Monday', '11:34', false, 'Tuesday at ten is fine.'],
    ]),
    answers: ['Understood.'],
  },
  {
    id: 'c4',
    person: 'Liam Doyle',
    about: 'Child seat, fitting',
    online: false,
    resolved: true,
    unread: 0,
    messages: thread('c4', [
      [
        '12 March',
        '15:10',
        true,
        'The seat fits your rack with the longer bolts. They are in the bag.',
      ],
      ['12 March', '15:44', false, 'It sits very well, thank you.'],
    ]),
    answers: ['Thanks, will do.'],
  },
];
