import { useState } from 'react';
import { Notes, Tasks } from './Panels';
import { ToolbarContext } from './slot';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/textarea.css';
import './slot.css';

const panels = { Notes, Tasks };
type Name = keyof typeof panels;
const names: Name[] = ['Notes', 'Tasks'];

export default function PanelSlot() {
  const [name, setName] = useState<Name>('Notes');
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null);
  const Panel = panels[name];

  return (
    <section className="slot" aria-label="Event">
      <div className="slot-bar">
        {names.map((one) => (
          <button
            key={one}
            className="slot-tab"
            aria-pressed={one === name}
            onClick={() => setName(one)}
          >
            {one}
          </button>
        ))}
        <div ref={setToolbar} className="slot-actions" />
      </div>
      <ToolbarContext.Provider value={toolbar}>
        <div className="slot-panel">
          <Panel />
        </div>
      </ToolbarContext.Provider>
    </section>
  );
}
