import { Input } from '@mui/base/Input';
import '../../../../../../families/base-ui/look/quiet.css';
import '../../../../../../families/base-ui/look/field.css';

export default function InputIntroduction() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="project-name">
        Project name
      </label>
      <Input
        className="quiet-input"
        id="project-name"
        placeholder="Harbor bridge"
      />
    </div>
  );
}
