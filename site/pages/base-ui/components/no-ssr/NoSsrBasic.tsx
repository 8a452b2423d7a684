import { NoSsr } from '@mui/base/NoSsr';
import '../../../../families/base-ui/look/quiet.css';

export default function NoSsrBasic() {
  return (
    <div className="quiet-panel">
      <span className="quiet-label">Letter to the landlord</span>
      <span className="quiet-hint">
        <NoSsr fallback="Looking for a draft…">
          <SavedDraft />
        </NoSsr>
      </span>
    </div>
  );
}

function SavedDraft() {
  const draft = window.localStorage.getItem('letter');
  return <>{draft ?? 'No draft on this device'}</>;
}
