import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';

export default function ClickAwayReactTree() {
  const [count, setCount] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <div ref={bar} style={{ minBlockSize: 40 }} />
      <ClickAwayListener
        disableReactTree
        onClickAway={() => setCount((before) => before + 1)}
      >
        <div className="quiet-panel quiet-row">
          Clicks outside: {count}
          <Portal container={() => bar.current}>
            <button className="quiet-button quiet-outlined">
              Counts as outside
            </button>
          </Portal>
        </div>
      </ClickAwayListener>
    </div>
  );
}
