import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro/DataGridPro';
import { useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { makeFilms } from '../../../../families/x-data-grid/data/films';
import type { Film } from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(60);
const basic: GridColDef<Film>[] = [
  { field: 'title', headerName: 'Title', width: 170 },
  { field: 'director', headerName: 'Director', width: 150 },
  { field: 'genre', headerName: 'Genre', width: 140 },
];
const rating: GridColDef<Film> = { field: 'rating', headerName: 'Rating' };

export default function ColumnStateKept() {
  const apiRef = useGridApiRef();
  const [rated, setRated] = useState(false);
  const [widths, setWidths] = useState<Record<string, number>>({});
  const [order, setOrder] = useState<string[]>([]);

  const columns = useMemo(() => {
    const place = (field: string) =>
      order.includes(field) ? order.indexOf(field) : order.length;
    return (rated ? [...basic, rating] : basic)
      .map((column) => ({
        ...column,
        width: widths[column.field] ?? column.width,
      }))
      .sort((one, other) => place(one.field) - place(other.field));
  }, [rated, widths, order]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={rated} />}
        label="Ratings"
        onChange={() => setRated(!rated)}
      />
      <div style={{ height: 240 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Films"
          rows={rows}
          columns={columns}
          onColumnWidthChange={({ colDef, width }) =>
            setWidths({ ...widths, [colDef.field]: width })
          }
          onColumnOrderChange={() =>
            setOrder(
              apiRef.current?.getAllColumns().map(({ field }) => field) ?? [],
            )
          }
          hideFooter
        />
      </div>
    </Box>
  );
}
