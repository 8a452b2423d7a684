/** A file or folder of a shared drive. */
export interface FileItem {
  readonly id: string;
  readonly label: string;
  readonly kind: 'folder' | 'document' | 'image' | 'sheet' | 'code';
  /** In kilobytes; folders have none. */
  readonly size?: number;
  readonly children?: FileItem[];
}

/** A small shared drive. The id of an item does not depend on its place. */
export const files: FileItem[] = [
  {
    id: 'documents',
    label: 'Documents',
    kind: 'folder',
    children: [
      { id: 'offer', label: 'Offer.docx', kind: 'document', size: 84 },
      { id: 'budget', label: 'Budget.xlsx', kind: 'sheet', size: 212 },
      {
        id: 'contracts',
        label: 'Contracts',
        kind: 'folder',
        children: [
          { id: 'lease', label: 'Lease.pdf', kind: 'document', size: 540 },
          { id: 'supplier', label: 'Supplier.pdf', kind: 'document', size: 310 },
        ],
      },
    ],
  },
  {
    id: 'images',
    label: 'Images',
    kind: 'folder',
    children: [
      { id: 'logo', label: 'logo.svg', kind: 'image', size: 6 },
      { id: 'banner', label: 'banner.png', kind: 'image', size: 980 },
    ],
  },
  {
    id: 'source',
    label: 'src',
    kind: 'folder',
    children: [
      { id: 'app', label: 'App.tsx', kind: 'code', size: 4 },
      { id: 'theme', label: 'theme.ts', kind: 'code', size: 2 },
    ],
  },
  { id: 'readme', label: 'README.md', kind: 'document', size: 3 },
];
