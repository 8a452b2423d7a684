import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';

export default function TextareaMinRows() {
  return (
    <TextareaAutosize
      className="quiet-textarea"
      aria-label="Delivery instructions"
      minRows={3}
      placeholder="Starts with three lines"
    />
  );
}
