import type { GridColDef } from '@mui/x-data-grid-pro';

export interface FileRow {
  id: number;
  path: string[];
  /** In kilobytes. */
  size: number;
  author: string;
}

export const files: FileRow[] = [
  { id: 1, path: ['Contracts'], size: 0, author: 'Mara' },
  { id: 2, path: ['Contracts', '2025'], size: 0, author: 'Mara' },
  { id: 3, path: ['Contracts', '2025', 'Lease.pdf'], size: 840, author: 'Ivo' },
  {
    id: 4,
    path: ['Contracts', '2025', 'Insurance.pdf'],
    size: 310,
    author: 'Mara',
  },
  { id: 5, path: ['Contracts', 'Template.docx'], size: 48, author: 'Lena' },
  { id: 6, path: ['Photos'], size: 0, author: 'Lena' },
  { id: 7, path: ['Photos', 'Booth.jpg'], size: 2400, author: 'Lena' },
  { id: 8, path: ['Photos', 'Team.jpg'], size: 3100, author: 'Ivo' },
  { id: 9, path: ['Readme.txt'], size: 2, author: 'Ivo' },
];

export const fileColumns: GridColDef<FileRow>[] = [
  { field: 'size', headerName: 'Size (KB)', type: 'number', width: 120 },
  { field: 'author', headerName: 'Author', width: 130 },
];
