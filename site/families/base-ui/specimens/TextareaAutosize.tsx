import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { quiet } from '../look/quiet';

export default function TextareaAutosizeSpecimen() {
  return (
    <TextareaAutosize
      aria-label="Note"
      minRows={2}
      defaultValue="Ring twice, the bell is quiet."
      style={{
        boxSizing: 'border-box',
        inlineSize: 200,
        padding: '8px 12px',
        border: `1px solid ${quiet.line}`,
        borderRadius: 8,
        font: `400 14px/20px ${quiet.font}`,
        color: quiet.ink,
        backgroundColor: quiet.surface,
        resize: 'none',
      }}
    />
  );
}
