export type Kind = 'folder' | 'plan' | 'photo' | 'sheet' | 'text';

export interface Item {
  readonly id: string;
  /** The folder that it is in; `null` at the top. */
  readonly parent: string | null;
  readonly name: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly modified: string;
  readonly owner: string;
  readonly tags: readonly string[];
  readonly starred?: boolean;
}

export const kindNames: Readonly<Record<Kind, string>> = {
  folder: 'Folder',
  plan: 'Plan',
  photo: 'Photo',
  sheet: 'Spreadsheet',
  text: 'Document',
};

const item = (
  id: string,
  parent: string | null,
  name: string,
  kind: Kind,
  kilobytes: number,
  modified: string,
  owner: string,
  tags: readonly string[] = [],
  starred = false,
): Item => ({
  id,
  parent,
  name,
  kind,
  bytes: kilobytes * 1000,
  modified,
  owner,
  tags,
  starred,
});

export const firstItems: readonly Item[] = [
  item('park', null, 'Canal park', 'folder', 0, '2026-03-12', 'Ada Ferreira'),
  item(
    'school',
    null,
    'School garden',
    'folder',
    0,
    '2026-02-27',
    'Bo Lindgren',
  ),
  item('roofs', null, 'Green roofs', 'folder', 0, '2026-01-19', 'Ada Ferreira'),
  item(
    'f1',
    null,
    'Planting plan.pdf',
    'plan',
    4820,
    '2026-03-11',
    'Ada Ferreira',
    ['Approved'],
    true,
  ),
  item(
    'f2',
    null,
    'Soil samples.xlsx',
    'sheet',
    212,
    '2026-03-09',
    'Ilker Demir',
    ['Survey'],
  ),
  item(
    'f3',
    null,
    'North bank at noon.jpg',
    'photo',
    6340,
    '2026-03-06',
    'Bo Lindgren',
    ['Survey', 'Press'],
    true,
  ),
  item(
    'f4',
    null,
    'Letter to the council.docx',
    'text',
    48,
    '2026-03-02',
    'Ada Ferreira',
    ['Draft'],
  ),
  item(
    'f5',
    null,
    'Costs by section.xlsx',
    'sheet',
    96,
    '2026-02-24',
    'Ilker Demir',
    ['Draft'],
  ),
  item(
    'f6',
    null,
    'Footbridge, elevation.pdf',
    'plan',
    2915,
    '2026-02-18',
    'Bo Lindgren',
    ['Approved'],
  ),
  item(
    'f7',
    'park',
    'Paths and levels.pdf',
    'plan',
    5102,
    '2026-03-12',
    'Ada Ferreira',
    ['Draft'],
  ),
  item(
    'f8',
    'park',
    'Old willow.jpg',
    'photo',
    7720,
    '2026-03-01',
    'Bo Lindgren',
    ['Press'],
  ),
  item(
    'f9',
    'park',
    'Meeting notes.docx',
    'text',
    31,
    '2026-02-26',
    'Ilker Demir',
  ),
  item(
    'f10',
    'school',
    'Beds and benches.pdf',
    'plan',
    1840,
    '2026-02-27',
    'Bo Lindgren',
    ['Approved'],
    true,
  ),
  item(
    'f11',
    'school',
    'Plant list.xlsx',
    'sheet',
    67,
    '2026-02-20',
    'Ilker Demir',
    ['Survey'],
  ),
  item(
    'f12',
    'roofs',
    'Load test.docx',
    'text',
    54,
    '2026-01-19',
    'Ada Ferreira',
    ['Survey'],
  ),
];

/** How full the storage is, in percent. */
export const storage = 48;
