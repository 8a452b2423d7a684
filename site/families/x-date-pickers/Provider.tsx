import { Fragment, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import MaterialProvider from '../material-ui/Provider';
import '../license';

export { styleSheet, themeOf } from '../material-ui/Provider';

interface ProviderProps {
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Toolbars of pickers are headings of the fourth or fifth level, whatever stands above them in a page. */
function withoutHeadings(theme: Theme): Theme {
  const variantMapping = { h3: 'p', h4: 'p', h5: 'p' };
  const MuiTypography = { defaultProps: { variantMapping } };
  return { ...theme, components: { ...theme.components, MuiTypography } };
}

/**
 * Starts its children anew where the reader's clock is behind that of the build.
 *
 * Days of an open calendar carry the instant at which they begin (`data-timestamp`), and dragging
 * reads it. React keeps the attributes of prerendered markup, in which days begin at midnight UTC:
 * west of it, that is the day before.
 */
function ReadersDays({ children }: { children: ReactNode }) {
  const [days] = useState(hasDays);
  const west = useSyncExternalStore(neverChanges, isWest, () => false);
  return <Fragment key={String(days && west)}>{children}</Fragment>;
}

/** Whether the page, as it was when the demo woke, shows a calendar: most have none to start anew. */
function hasDays(): boolean {
  return typeof document !== 'undefined' && document.querySelector('[data-timestamp]') !== null;
}

function isWest(): boolean {
  return new Date('2026-05-14T00:00').getTimezoneOffset() > 0;
}

function neverChanges() {
  return () => {
    // Nothing to leave.
  };
}

export default function Provider({ direction, children }: ProviderProps) {
  return (
    <MaterialProvider direction={direction}>
      <ThemeProvider theme={withoutHeadings}>
        <ReadersDays>{children}</ReadersDays>
      </ThemeProvider>
    </MaterialProvider>
  );
}

Provider.mirror = MaterialProvider.mirror;
