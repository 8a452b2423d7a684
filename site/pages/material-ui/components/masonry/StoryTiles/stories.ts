export const stories = [
  {
    title: 'The ferryman',
    text: 'He knew every passenger by the sound of the gangway, and was wrong only once.',
  },
  { title: 'Salt', text: 'A kilo of it, and no one had ordered any.' },
  {
    title: 'Third floor',
    text: 'The lift stopped there at night, though the floor had been walled up since the war. The caretaker kept a chair by the door and a book of crosswords.',
  },
  { title: 'Postcard', text: 'It took forty years from the next village.' },
  {
    title: 'The bell',
    text: 'When they lifted it out of the lake, it rang under water first.',
  },
];
