import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import DialogContent from '@mui/joy/DialogContent';
import type { Pitfall, Stage } from '../../pitfall';

const WithMenu = ({ zIndex }: { zIndex?: number }) => (
  <Modal open>
    <ModalDialog>
      <Dropdown defaultOpen>
        <MenuButton>File</MenuButton>
        <Menu sx={{ zIndex }}>
          <MenuItem>Copy</MenuItem>
        </Menu>
      </Dropdown>
    </ModalDialog>
  </Modal>
);

const covered = async ({ find, settled }: Stage) => {
  const item = await find('[role="menuitem"]');
  await settled();
  const { left, top, width, height } = item.getBoundingClientRect();
  return !item.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

const text = <p>{'Terms of use. '.repeat(2000)}</p>;

const outgrows = ({ clientHeight, scrollHeight }: Element) => scrollHeight > clientHeight;
const scrolls = (element: Element) =>
  outgrows(element) && getComputedStyle(element).overflowY === 'auto';

export default [
  {
    lead: 'A menu opens behind the dialog.',
    Failing: () => <WithMenu />,
    Fixed: () => <WithMenu zIndex={1301} />,
    symptom: covered,
  },
  {
    lead: 'A dialog with much text is cut off.',
    Failing: () => (
      <Modal open>
        <ModalDialog>{text}</ModalDialog>
      </Modal>
    ),
    Fixed: () => (
      <Modal open>
        <ModalDialog>
          <DialogContent>{text}</DialogContent>
        </ModalDialog>
      </Modal>
    ),
    symptom: async ({ find }) => {
      const dialog = await find('[role="dialog"]');
      return outgrows(dialog) && ![dialog, ...dialog.children].some(scrolls);
    },
  },
] satisfies Pitfall[];
