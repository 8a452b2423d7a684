import { Tooltip } from '../../../../families/base-ui/look/Tooltip';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

const placements = ['top', 'right', 'bottom', 'left'] as const;

export default function TooltipPlacement() {
  return (
    <div className="quiet-actions">
      {placements.map((placement) => (
        <Tooltip
          key={placement}
          className="quiet-tooltip"
          title={`Shown at ${placement}`}
          placement={placement}
          delay={0}
        >
          <button type="button" className="quiet-button quiet-outlined">
            {placement}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
