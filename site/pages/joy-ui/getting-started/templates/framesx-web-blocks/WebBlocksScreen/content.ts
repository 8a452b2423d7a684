/** The blocks with an anchor, as header and footer list them. */
export const sections = [
  { id: 'features', name: 'Features' },
  { id: 'pricing', name: 'Pricing' },
  { id: 'voices', name: 'Customers' },
  { id: 'questions', name: 'Questions' },
] as const;

export const plans = [
  {
    name: 'Single',
    text: 'For one photographer',
    month: 0,
    year: 0,
    points: ['3 galleries', '10 GB of originals', 'Proofs with comments'],
  },
  {
    name: 'Studio',
    text: 'For a studio with clients',
    month: 18,
    year: 15,
    points: [
      'Unlimited galleries',
      '500 GB of originals',
      'Your own domain',
      'Print orders',
    ],
    best: true,
  },
  {
    name: 'Agency',
    text: 'For several studios',
    month: 64,
    year: 52,
    points: ['5 TB of originals', 'Roles and approvals', 'Usage reports'],
  },
] as const;

export const voices = [
  {
    name: 'Iris Lindqvist',
    role: 'Wedding photographer, Uppsala',
    text: 'Couples pick their forty pictures on the train home. I used to wait three weeks for a list.',
  },
  {
    name: 'Baptiste Roy',
    role: 'Studio manager, Lille',
    text: 'One link replaced four shared folders and a table that nobody kept up to date.',
  },
  {
    name: 'Nadia Osman',
    role: 'Picture editor, Malmö',
    text: 'Comments sit on the spot they are about. We need one round of corrections instead of three.',
  },
] as const;

export const questions = [
  {
    title: 'Do clients need an account?',
    text: 'No. They open a link, and a password if you set one.',
  },
  {
    title: 'Which files can I upload?',
    text: 'JPEG, PNG, TIFF, and the raw formats of the common cameras, up to 300 MB each.',
  },
  {
    title: 'What happens to my pictures when I leave?',
    text: 'You can download all originals for 60 days. After that they are deleted.',
  },
] as const;
