import { useId, useMemo, useState } from 'react';
import type { Kit } from '../kit';
import { forms, type FormId } from '../out/forms';
import { openStackBlitz } from '../out/openStackBlitz';
import { projectFiles } from '../out/project';
import type { ThemeValue } from '../theme';
import { DialogHead } from './DialogHead';
import { HighlightedCode } from './HighlightedCode';
import { useModal } from './useModal';

interface CodeDialogProps {
  readonly kit: Kit;
  readonly theme: ThemeValue;
  readonly onClose: () => void;
}

/** The theme as files to take away. */
export default function CodeDialog({ kit, theme, onClose }: CodeDialogProps) {
  const dialog = useModal();
  const id = useId();
  const [form, setForm] = useState<FormId>('theme');
  const [note, setNote] = useState('');
  const { file, type, language, write } = forms[form];
  const text = useMemo(() => write(kit, theme), [write, kit, theme]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setNote('Copied.');
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      setNote('Your browser blocked copying. Select the code and copy it.');
    }
  };

  return (
    <dialog ref={dialog} className="s-dialog studio-dialog" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title="Code of the theme" onClose={onClose} />
      <div className="studio-dialog-bar">
        <div role="group" aria-label="Form" className="s-segments">
          {(Object.keys(forms) as FormId[]).map((one) => (
            <button
              key={one}
              type="button"
              className="s-segment"
              aria-pressed={form === one}
              onClick={() => {
                setForm(one);
                setNote('');
              }}
            >
              {forms[one].label}
            </button>
          ))}
        </div>
        <button type="button" className="s-button" onClick={() => void copy()}>
          Copy
        </button>
        <a
          className="s-button"
          download={file}
          href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
        >
          Download {file}
        </a>
        <button
          type="button"
          className="s-button"
          onClick={() => openStackBlitz(document, projectFiles(kit, theme))}
        >
          Open in StackBlitz
        </button>
        <p role="status" className="studio-note">
          {note}
        </p>
      </div>
      <HighlightedCode label={file} language={language} text={text} />
    </dialog>
  );
}
