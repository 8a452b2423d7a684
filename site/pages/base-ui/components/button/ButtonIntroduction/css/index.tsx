import { Button } from '@mui/base/Button';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/button.css';

export default function ButtonIntroduction() {
  return (
    <div className="quiet-actions">
      <Button className="quiet-button">Save changes</Button>
      <Button className="quiet-button quiet-outlined">Preview</Button>
      <Button className="quiet-button" disabled>
        Publish
      </Button>
    </div>
  );
}
