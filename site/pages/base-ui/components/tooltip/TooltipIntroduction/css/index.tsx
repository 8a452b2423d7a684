import { Tooltip } from '../../../../../../families/base-ui/look/Tooltip';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';
import '../../../../../../families/base-ui/look/popup.css';

export default function TooltipIntroduction() {
  return (
    <div className="quiet-actions">
      <Tooltip className="quiet-tooltip" title="Visible to your team">
        <button type="button" className="quiet-button">
          Publish
        </button>
      </Tooltip>
      <Tooltip className="quiet-tooltip" title="Keeps 30 versions">
        <button type="button" className="quiet-button quiet-outlined">
          Save draft
        </button>
      </Tooltip>
    </div>
  );
}
