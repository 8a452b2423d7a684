import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Sale {
  id: number;
  region: string;
  product: string;
  quarter: string;
  revenue: number;
}

export const sales: Sale[] = [
  { id: 1, region: 'North', product: 'Lamp', quarter: 'Q1', revenue: 120 },
  { id: 2, region: 'North', product: 'Lamp', quarter: 'Q2', revenue: 180 },
  { id: 3, region: 'North', product: 'Chair', quarter: 'Q1', revenue: 400 },
  { id: 4, region: 'South', product: 'Lamp', quarter: 'Q1', revenue: 90 },
  { id: 5, region: 'South', product: 'Chair', quarter: 'Q2', revenue: 310 },
  { id: 6, region: 'South', product: 'Chair', quarter: 'Q2', revenue: 250 },
];

export const saleColumns: GridColDef<Sale>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'quarter', headerName: 'Quarter', width: 100 },
  { field: 'revenue', headerName: 'Revenue', type: 'number', width: 110 },
];
