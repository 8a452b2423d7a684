import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import { Input } from '@mui/base/Input';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

const Textarea = prepareForSlot(TextareaAutosize);

export default function InputAutosize() {
  return (
    <Input
      className="quiet-input"
      aria-label="Comment"
      multiline
      minRows={2}
      maxRows={5}
      slots={{ textarea: Textarea }}
      placeholder="Grows up to five lines"
    />
  );
}
