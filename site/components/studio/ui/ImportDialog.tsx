import { useId, useRef, useState } from 'react';
import type { Read } from '../in/readEntries';
import { type Mistake, readTheme } from '../in/readTheme';
import type { Kit } from '../kit';
import type { Scheme, ThemeValue } from '../theme';
import { DialogHead } from './DialogHead';
import { useModal } from './useModal';

interface ImportDialogProps {
  readonly kit: Kit;
  readonly onRead: (theme: ThemeValue) => void;
  readonly onClose: () => void;
}

/** Reads the code of a theme, or design tokens, and says what it could not take over. */
export default function ImportDialog({ kit, onRead, onClose }: ImportDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const dialog = useModal(field);
  const id = useId();
  const [text, setText] = useState('');
  const [read, setRead] = useState<Read | Mistake | null>(null);

  const take = () => {
    const result = readTheme(kit, text);
    setRead(result);
    if ('theme' in result && Object.keys(result.theme).length > 0) onRead(result.theme);
  };

  return (
    <dialog ref={dialog} className="s-dialog studio-dialog" aria-labelledby={id} onClose={onClose}>
      <DialogHead id={id} title="Import a theme" onClose={onClose} />
      <div className="studio-import">
        <label htmlFor={`${id}-text`}>
          Paste{' '}
          <code>
            {kit.make}({'{…}'})
          </code>{' '}
          or design tokens. Nothing of it is run: values that are written out are read.
        </label>
        <textarea
          ref={field}
          id={`${id}-text`}
          className="s-input"
          rows={12}
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <div>
          <button
            type="button"
            className="s-button"
            data-kind="main"
            disabled={text.trim() === ''}
            onClick={take}
          >
            Read the theme
          </button>
        </div>
        <div role="status">{read !== null && <Result read={read} />}</div>
      </div>
    </dialog>
  );
}

const schemeNotes: Readonly<Record<Scheme, string>> = {
  light: 'Its palette is the one of the light scheme. Dark keeps the colors of the library.',
  dark: 'Its palette is the one of the dark scheme. Light keeps the colors of the library.',
};

function Result({ read }: { readonly read: Read | Mistake }) {
  if ('problem' in read) return <p>{read.problem}</p>;
  const count = Object.keys(read.theme).length;
  return (
    <>
      <p>
        {count === 0
          ? 'No field of the studio was found in it.'
          : `${String(count)} ${count === 1 ? 'field has' : 'fields have'} the values of your theme, and all others those of the library. Undo brings back what was before.`}
        {read.scheme !== undefined && ` ${schemeNotes[read.scheme]}`}
      </p>
      {read.unread.length > 0 && (
        <>
          <p>This was not read:</p>
          <ul className="studio-unread">
            {read.unread.map(({ line, what, why }) => (
              <li key={`${String(line)} ${what}`}>
                <strong>Line {line}</strong> <code>{what}</code> {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
