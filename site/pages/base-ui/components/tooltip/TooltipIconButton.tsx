import { Tooltip } from '../../../../families/base-ui/look/Tooltip';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';
import './icons.css';

const tools = [
  { name: 'Bold', icon: 'B', shortcut: 'Control+B' },
  { name: 'Italic', icon: 'I', shortcut: 'Control+I' },
  { name: 'Code', icon: '<>', shortcut: 'Control+E' },
];

export default function TooltipIconButton() {
  return (
    <div className="quiet-actions" role="group" aria-label="Format">
      {tools.map(({ name, icon, shortcut }) => (
        <Tooltip key={name} className="quiet-tooltip" title={name} label>
          <button
            type="button"
            className="quiet-button quiet-outlined tooltip-icon"
            aria-keyshortcuts={shortcut}
          >
            <span aria-hidden>{icon}</span>
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
