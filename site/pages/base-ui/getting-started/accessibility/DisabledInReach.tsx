import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';

export default function DisabledInReach() {
  return (
    <div className="quiet-panel">
      <Button
        className="quiet-button"
        disabled
        focusableWhenDisabled
        aria-describedby="publish-hint"
      >
        Publish
      </Button>
      <p className="quiet-hint" id="publish-hint">
        Add a title before you publish.
      </p>
    </div>
  );
}
