import { Button } from '@mui/base/Button';
import './button.css';

export default function StyledButton() {
  return (
    <div className="actions">
      <Button className="action">Create project</Button>
      <Button className="action" disabled>
        Import project
      </Button>
    </div>
  );
}
