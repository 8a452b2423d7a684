import { useState, type KeyboardEvent, type ReactNode } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import ListItem from '@mui/joy/ListItem';
import Menu, { type MenuProps } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import type { Pitfall, Stage } from '../../pitfall';
import { textOf, valueOf } from '../../symptoms';

const Actions = ({ children, ...props }: Partial<MenuProps>) => (
  <Dropdown>
    <MenuButton>Actions</MenuButton>
    <Menu {...props}>
      {children ?? ['Copy', 'Move', 'Rename'].map((name) => <MenuItem key={name}>{name}</MenuItem>)}
    </Menu>
  </Dropdown>
);

const InDialog = ({ children }: { children: ReactNode }) => (
  <Modal open>
    <ModalDialog layout="fullscreen">{children}</ModalDialog>
  </Modal>
);

const WithField = ({ keep }: { keep?: (event: KeyboardEvent) => void }) => (
  <Actions>
    <ListItem>
      <Input onKeyDown={keep} />
    </ListItem>
    <MenuItem>Copy</MenuItem>
    <MenuItem>Mail</MenuItem>
  </Actions>
);

function Closing({ inMenu }: { inMenu: boolean }) {
  const [closed, setClosed] = useState(0);
  const close = () => setClosed(closed + 1);
  return (
    <>
      <Dropdown onOpenChange={(_event, open) => !inMenu && !open && close()}>
        <MenuButton>Actions</MenuButton>
        <Menu onClose={inMenu ? close : undefined}>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </Dropdown>
      <output>{closed}</output>
    </>
  );
}

const InPanel = (props: Partial<MenuProps>) => (
  <div style={{ position: 'relative', width: 300, height: 60, overflow: 'auto' }}>
    <Actions {...props} />
  </div>
);

const opened = async ({ click }: Stage) => click('[aria-haspopup=menu]');

/** Tells whether something else is in front of the last item. */
async function isCovered({ find }: Stage) {
  const item = await find('[role=menuitem]:last-child');
  const { left, top, width, height } = item.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== item;
}

export default [
  {
    lead: '"useMenuButton: no menu context available."',
    Failing: () => <MenuButton>Actions</MenuButton>,
    Fixed: () => (
      <Dropdown>
        <MenuButton>Actions</MenuButton>
      </Dropdown>
    ),
    symptom: async ({ messages }) =>
      document.querySelector('button') === null &&
      (await messages()).includes('useMenuButton: no menu context available.'),
  },
  {
    lead: 'The menu is behind a dialog.',
    Failing: () => (
      <InDialog>
        <Actions />
      </InDialog>
    ),
    Fixed: () => (
      <InDialog>
        <Actions sx={{ zIndex: 1301 }} />
      </InDialog>
    ),
    symptom: async (stage) => {
      await opened(stage);
      return isCovered(stage);
    },
  },
  {
    lead: '`variant` of an icon button menu has no effect.',
    Failing: () => (
      <Dropdown>
        <MenuButton slots={{ root: IconButton }} variant="soft" />
      </Dropdown>
    ),
    Fixed: () => (
      <Dropdown>
        <MenuButton slots={{ root: IconButton }} slotProps={{ root: { variant: 'soft' } }} />
      </Dropdown>
    ),
    symptom: async ({ find }) =>
      !(await find('button.MuiIconButton-root')).matches('.MuiIconButton-variantSoft'),
  },
  {
    lead: 'A text field in a menu loses letters.',
    Failing: () => <WithField />,
    Fixed: () => <WithField keep={(event) => event.stopPropagation()} />,
    symptom: async (stage) => {
      await opened(stage);
      await stage.click('input');
      await stage.type('mira');
      return (await valueOf(stage)) !== 'mira' && document.activeElement?.textContent === 'Mail';
    },
  },
  {
    lead: 'The menu is always visible and "React does not recognize the `anchorEl` prop on a DOM element." is logged.',
    Failing: () => <Actions slots={{ root: 'div' }} />,
    Fixed: () => <Actions component="div" />,
    symptom: async (stage) => {
      const visible = document.querySelector('ul[role=menu]') !== null;
      await opened(stage);
      return (
        visible &&
        document.querySelector('div[role=menu]') === null &&
        (await stage.messages()).includes('React does not recognize the `anchorEl` prop')
      );
    },
  },
  {
    lead: '`onClose` is never called.',
    Failing: () => <Closing inMenu />,
    Fixed: () => <Closing inMenu={false} />,
    symptom: async (stage) => {
      await opened(stage);
      await stage.press('Escape');
      return document.querySelector('li') === null && (await textOf(stage, 'output')) === '0';
    },
  },
  {
    lead: 'The menu is cut off in a scrolling panel.',
    Failing: () => <InPanel disablePortal />,
    Fixed: () => <InPanel />,
    symptom: async (stage) => {
      await opened(stage);
      return isCovered(stage);
    },
  },
] satisfies Pitfall[];
