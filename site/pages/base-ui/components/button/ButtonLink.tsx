import { Button } from '@mui/base/Button';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ButtonLink() {
  return (
    <Button
      className="quiet-button"
      href="/base-ui/getting-started/quickstart/"
    >
      Read the quickstart
    </Button>
  );
}
