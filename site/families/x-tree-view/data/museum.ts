/** A department of a museum, or a collection in one. */
export interface Department {
  readonly id: string;
  readonly label: string;
  /** Objects in the collection; departments have none of their own. */
  readonly objects?: number;
  readonly closed?: boolean;
  readonly children?: Department[];
}

/** An invented museum. */
export const museum: Department[] = [
  {
    id: 'antiquity',
    label: 'Antiquity',
    children: [
      { id: 'egypt', label: 'Egypt', objects: 412 },
      { id: 'greece', label: 'Greece', objects: 655 },
      { id: 'rome', label: 'Rome', objects: 530, closed: true },
    ],
  },
  {
    id: 'paintings',
    label: 'Paintings',
    children: [
      { id: 'renaissance', label: 'Renaissance', objects: 148 },
      { id: 'baroque', label: 'Baroque', objects: 203 },
      { id: 'modern', label: 'Modern', objects: 317 },
    ],
  },
  {
    id: 'science',
    label: 'Science',
    children: [
      { id: 'clocks', label: 'Clocks', objects: 96 },
      { id: 'maps', label: 'Maps', objects: 274 },
    ],
  },
];
