import { Button } from '@mui/base/Button';
import { Tooltip } from '../../../../families/base-ui/look/Tooltip';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/popup.css';

export default function TooltipDisabled() {
  return (
    <Tooltip className="quiet-tooltip" title="Choose a file first">
      <Button className="quiet-button" disabled focusableWhenDisabled>
        Upload
      </Button>
    </Tooltip>
  );
}
