import type { GridColDef } from '@mui/x-data-grid-pro';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';

interface Category {
  id: string;
  parentId: string | null;
  name: string;
  products: number;
}

const rows: Category[] = [
  { id: 'c1', parentId: null, name: 'Furniture', products: 214 },
  { id: 'c2', parentId: 'c1', name: 'Chairs', products: 88 },
  { id: 'c3', parentId: 'c2', name: 'Office chairs', products: 31 },
  { id: 'c4', parentId: 'c1', name: 'Desks', products: 46 },
  { id: 'c5', parentId: null, name: 'Lighting', products: 97 },
  { id: 'c6', parentId: 'c5', name: 'Desk lamps', products: 40 },
];
const byId = new Map(rows.map((row) => [row.id, row]));

function getTreeDataPath(row: Category): string[] {
  const parent = row.parentId ? byId.get(row.parentId) : undefined;
  return parent ? [...getTreeDataPath(parent), row.id] : [row.id];
}

const columns: GridColDef<Category>[] = [
  { field: 'products', headerName: 'Products', type: 'number', width: 130 },
];

export default function TreeDataParentId() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        aria-label="Categories"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{
          headerName: 'Category',
          valueGetter: (_, row: Category) => row.name,
        }}
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
      />
    </div>
  );
}
