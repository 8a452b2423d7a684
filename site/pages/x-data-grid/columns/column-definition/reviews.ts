export interface Review {
  id: number;
  product: string;
  text: string;
}

export const reviews: Review[] = [
  {
    id: 1,
    product: 'Desk lamp',
    text: 'Bright enough for a whole desk, and the arm stays where I leave it. After three months the joint is as firm as on the first day. I would like a longer cable, because the outlet is on the other side of the office.',
  },
  { id: 2, product: 'Webcam', text: 'Sharp picture.' },
  {
    id: 3,
    product: 'Standing desk',
    text: 'Assembly took two people and about an hour. The motor is quiet, the four saved heights are useful, and the frame does not wobble at full height even with two monitors on arms.',
  },
  {
    id: 4,
    product: 'Headset',
    text: 'Comfortable for calls of an hour or more. The microphone picks up the keyboard unless the noise filter is switched on in the settings of the app, where it is off by default.',
  },
];
