import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { prepareForSlot } from '@mui/base/utils';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/field.css';

const Textarea = prepareForSlot(TextareaAutosize);

export default function TextareaInput() {
  return (
    <FormControl className="quiet-field" required defaultValue="">
      <label className="quiet-label" htmlFor="reason">
        Reason for the return
      </label>
      <Input
        className="quiet-input"
        id="reason"
        multiline
        minRows={2}
        slots={{ textarea: Textarea }}
      />
    </FormControl>
  );
}
