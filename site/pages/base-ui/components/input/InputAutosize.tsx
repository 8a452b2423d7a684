import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

export default function InputAutosize() {
  return (
    <Input
      className="quiet-input"
      aria-label="Comment"
      multiline
      minRows={2}
      maxRows={5}
      slots={{ textarea: TextareaAutosize }}
      placeholder="Grows up to five lines"
    />
  );
}
