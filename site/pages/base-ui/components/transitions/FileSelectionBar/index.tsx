import { useRef, useState } from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import {
  TransitionContext,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import './files.css';

const files = [
  { name: 'Contract.pdf', size: '240 KB' },
  { name: 'Floor plan.png', size: '1.8 MB' },
  { name: 'Inventory.csv', size: '36 KB' },
  { name: 'Minutes.docx', size: '92 KB' },
];

export default function FileSelectionBar() {
  const [chosen, setChosen] = useState<readonly string[]>(['Inventory.csv']);
  const [lastCount, setLastCount] = useState(1);
  const [message, setMessage] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const open = chosen.length > 0;
  const { contextValue, hasExited } = useTransitionTrigger(open);

  function choose(names: readonly string[]) {
    setChosen(names);
    // The bar keeps its text while it leaves.
    if (names.length > 0) setLastCount(names.length);
  }

  function finish(text: string) {
    setMessage(text);
    choose([]);
    // The button that had focus is leaving.
    list.current?.querySelector('input')?.focus();
  }

  return (
    <section className="files" aria-label="Files of the project">
      <ul ref={list}>
        {files.map(({ name, size }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(name)}
                onChange={(event) =>
                  choose(
                    event.target.checked
                      ? [...chosen, name]
                      : chosen.filter((other) => other !== name),
                  )
                }
              />
              {name}
              <small>{size}</small>
            </label>
          </li>
        ))}
      </ul>
      <TransitionContext.Provider value={contextValue}>
        <div style={{ visibility: hasExited ? 'hidden' : 'visible' }}>
          <CssTransition
            className="files-bar"
            enterClassName="files-bar-in"
            exitClassName="files-bar-out"
            lastTransitionedPropertyOnExit="translate"
          >
            <div inert={!open} role="group" aria-label="Selected files">
              <span>{lastCount} selected</span>
              <Button
                className="quiet-button quiet-outlined"
                onClick={() => finish(`${lastCount} moved to the archive`)}
              >
                Archive
              </Button>
              <Button
                className="quiet-button"
                onClick={() => finish(`Downloading ${lastCount}`)}
              >
                Download
              </Button>
            </div>
          </CssTransition>
        </div>
      </TransitionContext.Provider>
      <p className="quiet-hint" role="status">
        {message}
      </p>
    </section>
  );
}
