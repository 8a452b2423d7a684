import { useRef, useState } from 'react';
import ListSubheader from '@mui/material/ListSubheader';
import Menu, { type MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popper from '@mui/material/Popper';
import type { Pitfall, Stage } from '../../pitfall';

interface ActionsProps extends Partial<MenuProps> {
  onClosed?: () => void;
}

function Actions({ onClosed, children, ...props }: ActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ padding: 200 }}>
      <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Actions</button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => {
          setAnchor(null);
          onClosed?.();
        }}
        {...props}
      >
        {children ?? <MenuItem>Copy</MenuItem>}
      </Menu>
    </div>
  );
}

function HiddenAnchor({ hides }: { hides: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ padding: 200 }}>
      <div style={{ display: hides && anchor ? 'none' : 'block' }}>
        <button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Actions</button>
      </div>
      <Menu open={anchor !== null} anchorEl={anchor}>
        <MenuItem>Copy</MenuItem>
      </Menu>
    </div>
  );
}

function Renamed({ late }: { late: boolean }) {
  const [label, setLabel] = useState('Copy');
  const clear = () => setLabel('Nothing');
  return (
    <Actions
      onClosed={late ? undefined : clear}
      slotProps={late ? { transition: { onExited: clear } } : {}}
    >
      <MenuItem>{label}</MenuItem>
    </Actions>
  );
}

function InCard({ stops }: { stops: boolean }) {
  const [clicks, setClicks] = useState(0);
  return (
    <div onClick={({ target }) => (target as Element).tagName === 'LI' && setClicks(clicks + 1)}>
      <Actions onClick={stops ? (event) => event.stopPropagation() : undefined} />
      <output>{clicks}</output>
    </div>
  );
}

function ListInPopper({ returns }: { returns: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAnchor(null);
    if (returns) button.current?.focus();
  };
  return (
    <>
      <button ref={button} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Actions
      </button>
      <Popper open={anchor !== null} anchorEl={anchor}>
        <MenuList autoFocusItem onKeyDown={({ key }) => key === 'Escape' && close()}>
          <MenuItem>Copy</MenuItem>
        </MenuList>
      </Popper>
    </>
  );
}

const opened = async ({ click }: Stage) => click('button');

export default [
  {
    lead: 'The arrow keys have no effect.',
    Failing: () => (
      <Actions>
        <div>File</div>
        <MenuItem>Copy</MenuItem>
        <MenuItem>Move</MenuItem>
      </Actions>
    ),
    Fixed: () => (
      <Actions>
        <ListSubheader>File</ListSubheader>
        <MenuItem>Copy</MenuItem>
        <MenuItem>Move</MenuItem>
      </Actions>
    ),
    symptom: async (stage) => {
      await opened(stage);
      await stage.press('ArrowDown');
      return document.activeElement?.tagName !== 'LI';
    },
  },
  {
    lead: 'The menu opens in the corner.',
    Failing: () => <HiddenAnchor hides />,
    Fixed: () => <HiddenAnchor hides={false} />,
    symptom: async (stage) => {
      await opened(stage);
      const { left, top } = (await stage.find('.MuiMenu-paper')).getBoundingClientRect();
      return (
        left < 100 &&
        top < 100 &&
        (await stage.messages()).includes(
          'MUI: The `anchorEl` prop provided to the component is invalid.',
        )
      );
    },
  },
  {
    lead: '`aria-label` is not read.',
    Failing: () => <Actions aria-label="File" />,
    Fixed: () => <Actions slotProps={{ list: { 'aria-label': 'File' } }} />,
    symptom: async (stage) => {
      await opened(stage);
      return (await stage.find('[role=menu]')).ariaLabel === null;
    },
  },
  {
    lead: 'A label changes while the menu closes.',
    Failing: () => <Renamed late={false} />,
    Fixed: () => <Renamed late />,
    symptom: async (stage) => {
      await opened(stage);
      let changed = false;
      new MutationObserver(() => {
        changed ||= document.querySelector('li')?.textContent === 'Nothing';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      await stage.press('Escape');
      return changed;
    },
  },
  {
    lead: 'A click in the menu triggers the card around it.',
    Failing: () => <InCard stops={false} />,
    Fixed: () => <InCard stops />,
    symptom: async (stage) => {
      await opened(stage);
      await stage.click('li');
      return (await stage.find('output')).textContent === '1';
    },
  },
  {
    lead: '`MenuListProps` has no effect.',
    Failing: () => (
      <Actions
        MenuListProps={{ 'aria-label': 'File' }}
        slotProps={{ list: { className: 'actions' } }}
      />
    ),
    Fixed: () => <Actions slotProps={{ list: { 'aria-label': 'File', className: 'actions' } }} />,
    symptom: async (stage) => {
      await opened(stage);
      return document.querySelector('ul[aria-label].actions') === null;
    },
  },
  {
    lead: 'Focus is lost after `MenuList` closes.',
    Failing: () => <ListInPopper returns={false} />,
    Fixed: () => <ListInPopper returns />,
    symptom: async (stage) => {
      await opened(stage);
      await stage.press('Escape');
      return document.activeElement === document.body;
    },
  },
] satisfies Pitfall[];
