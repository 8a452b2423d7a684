import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(50);

export default function ExportApiRef() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          onClick={() => apiRef.current?.exportDataAsCsv({ fileName: 'films' })}
        >
          CSV
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.exportDataAsPrint({ hideFooter: true })
          }
        >
          Print
        </Button>
        <Button
          onClick={() =>
            void apiRef.current?.exportDataAsExcel({ fileName: 'films' })
          }
        >
          Excel
        </Button>
      </Stack>
      <div style={{ height: 260, width: '100%' }}>
        <DataGridPremium
          aria-label="Films"
          apiRef={apiRef}
          rows={rows}
          columns={filmColumns}
          density="compact"
          hideFooter
        />
      </div>
    </Stack>
  );
}
