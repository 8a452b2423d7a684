import { memo, useEffect, useRef } from 'react';
import { GridRow } from '@mui/x-data-grid';
import type { GridRowProps } from '@mui/x-data-grid';

/** A row that flashes whenever it renders. */
export const RenderCount = memo(function RenderCount(props: GridRowProps) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    ref.current?.animate([{ backgroundColor: 'rgb(255 167 38 / 0.6)' }, {}], {
      duration: 600,
    });
  });

  return <GridRow ref={ref} {...props} />;
});
