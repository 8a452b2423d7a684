import { FocusTrap } from '@mui/base/FocusTrap';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';

export default function FocusTrapLazy() {
  return (
    <FocusTrap open disableAutoFocus>
      <div className="quiet-panel" tabIndex={-1}>
        <label className="quiet-label">
          From <input className="quiet-textarea" defaultValue="Lisbon" />
        </label>
        <label className="quiet-label">
          To <input className="quiet-textarea" defaultValue="Porto" />
        </label>
      </div>
    </FocusTrap>
  );
}
