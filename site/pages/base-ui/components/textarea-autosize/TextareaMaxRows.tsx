import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/textarea.css';

const notes = ['Oats', 'Coffee', 'Apples', 'Rice', 'Soap', 'Tea'].join('\n');

export default function TextareaMaxRows() {
  return (
    <TextareaAutosize
      className="quiet-textarea"
      aria-label="Shopping list"
      minRows={4}
      maxRows={4}
      defaultValue={notes}
    />
  );
}
