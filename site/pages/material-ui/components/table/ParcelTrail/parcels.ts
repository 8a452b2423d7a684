export const parcels = [
  {
    code: 'KX-204',
    state: 'On the road',
    trail: ['Monday: packed in Lyon', 'Tuesday: left for Basel'],
  },
  {
    code: 'KX-219',
    state: 'At customs',
    trail: ['Friday: packed in Turin', 'Monday: waits for the invoice'],
  },
  {
    code: 'KX-230',
    state: 'Delivered',
    trail: ['Thursday: left Ghent', 'Friday: handed to a neighbour'],
  },
];

export type Parcel = (typeof parcels)[number];
