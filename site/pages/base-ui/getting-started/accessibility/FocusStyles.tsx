import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';

export default function FocusStyles() {
  return (
    <div className="quiet-panel">
      <Button className="quiet-button">
        Press Tab, then look at the outline
      </Button>
      <Button className="quiet-button">A click leaves no outline</Button>
    </div>
  );
}
