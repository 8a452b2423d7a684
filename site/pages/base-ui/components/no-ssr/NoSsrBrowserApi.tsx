import { useSyncExternalStore } from 'react';
import { NoSsr } from '@mui/base/NoSsr';
import '../../../../families/base-ui/look/quiet.css';

function subscribe(listener: () => void) {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

function Columns() {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  return <strong>{Math.max(1, Math.floor(width / 320))} columns fit</strong>;
}

export default function NoSsrBrowserApi() {
  return (
    <div className="quiet-panel">
      <div className="quiet-row">
        <span>Report layout</span>
        <NoSsr fallback="…">
          <Columns />
        </NoSsr>
      </div>
    </div>
  );
}
