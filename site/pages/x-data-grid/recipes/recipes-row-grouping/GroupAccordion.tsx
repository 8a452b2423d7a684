import { useEffect } from 'react';
import { gridRowNodeSelector, useGridApiRef } from '@mui/x-data-grid-premium';
import { DataGridPremium } from '@mui/x-data-grid-premium/DataGridPremium';
import {
  filmColumns,
  makeFilms,
} from '../../../../families/x-data-grid/data/films';

const rows = makeFilms(120);
const initialState = { rowGrouping: { model: ['studio'] } };

export default function GroupAccordion() {
  const apiRef = useGridApiRef();

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', (opened) => {
        const ids = apiRef.current?.getSortedRowIds() ?? [];
        for (const id of ids) {
          const node = gridRowNodeSelector(apiRef, id);
          const isOther = node.type === 'group' && node.id !== opened.id;
          if (opened.childrenExpanded && isOther && node.childrenExpanded) {
            apiRef.current?.setRowChildrenExpansion(id, false);
          }
        }
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Films, one studio open"
        apiRef={apiRef}
        rows={rows}
        columns={filmColumns}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </div>
  );
}
