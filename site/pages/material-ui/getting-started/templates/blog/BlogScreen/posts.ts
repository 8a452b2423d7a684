export type Topic = 'Walks' | 'Maps' | 'Gear' | 'Weather';

export const topics: readonly Topic[] = ['Walks', 'Maps', 'Gear', 'Weather'];

export interface Post {
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  readonly topic: Topic;
  readonly author: string;
  /** As it is read by people, and by machines. */
  readonly date: readonly [text: string, iso: string];
  readonly minutes: number;
}

/** Newest first. Replace them with what your content system returns. */
export const posts: readonly Post[] = [
  {
    slug: 'the-long-way-round',
    title: 'The long way round the lake',
    text: 'Two days, one boat and no road: a shoreline path that only a third of the maps agree on.',
    topic: 'Walks',
    author: 'Inés Calder',
    date: ['18 May', '2026-05-18'],
    minutes: 9,
  },
  {
    slug: 'reading-contours',
    title: 'What contours do not tell you',
    text: 'Ten meters between two lines can hide a cliff. How to see it before you stand on it.',
    topic: 'Maps',
    author: 'Tomas Berg',
    date: ['11 May', '2026-05-11'],
    minutes: 6,
  },
  {
    slug: 'mending-boots',
    title: 'New soles for old boots',
    text: 'A cobbler, four weeks and less than half the price of a new pair.',
    topic: 'Gear',
    author: 'Ruth Adeyemi',
    date: ['4 May', '2026-05-04'],
    minutes: 5,
  },
  {
    slug: 'cloud-diary',
    title: 'A diary of clouds',
    text: 'One sketch each noon for a year, and what it taught us about Tuesday.',
    topic: 'Weather',
    author: 'Inés Calder',
    date: ['27 April', '2026-04-27'],
    minutes: 7,
  },
  {
    slug: 'town-by-stairs',
    title: 'A town by its stairs',
    text: 'Down one hundred and eleven flights and up again, with a list of the good benches.',
    topic: 'Walks',
    author: 'Ruth Adeyemi',
    date: ['20 April', '2026-04-20'],
    minutes: 8,
  },
  {
    slug: 'paper-or-screen',
    title: 'Paper or screen, in the rain',
    text: 'We took both out in November. One of them came home.',
    topic: 'Maps',
    author: 'Tomas Berg',
    date: ['13 April', '2026-04-13'],
    minutes: 4,
  },
  {
    slug: 'one-liter-stove',
    title: 'How little stove is enough',
    text: 'Tea for two at minus four degrees, measured with a kitchen scale.',
    topic: 'Gear',
    author: 'Inés Calder',
    date: ['6 April', '2026-04-06'],
    minutes: 6,
  },
  {
    slug: 'fog-hours',
    title: 'When the fog lifts',
    text: 'Valley fog keeps office hours. Five years of notes say which.',
    topic: 'Weather',
    author: 'Tomas Berg',
    date: ['30 March', '2026-03-30'],
    minutes: 5,
  },
  {
    slug: 'sunday-loops',
    title: 'Five loops for a Sunday',
    text: 'Each starts and ends at a station, and none is longer than twelve kilometers.',
    topic: 'Walks',
    author: 'Ruth Adeyemi',
    date: ['23 March', '2026-03-23'],
    minutes: 10,
  },
  {
    slug: 'draw-your-own',
    title: 'Draw a map of your street',
    text: 'An evening with a pencil, a step counter and a patient neighbor.',
    topic: 'Maps',
    author: 'Inés Calder',
    date: ['16 March', '2026-03-16'],
    minutes: 7,
  },
];
