import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';

export default function TextareaAutosizeBasic() {
  return (
    <div className="quiet-field">
      <label className="quiet-label" htmlFor="feedback">
        What should we improve?
      </label>
      <TextareaAutosize
        className="quiet-textarea"
        id="feedback"
        placeholder="Type a few lines"
      />
    </div>
  );
}
