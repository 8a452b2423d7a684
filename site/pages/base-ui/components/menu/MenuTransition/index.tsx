import type { ComponentProps } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { CssTransition } from '@mui/base/Transitions';
import { prepareForSlot } from '@mui/base/utils';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/button.css';
import '../../../../../families/base-ui/look/menu.css';
import './transition.css';

function AnimatedListbox(props: ComponentProps<'ul'>) {
  return (
    <CssTransition
      className="menu-transition"
      enterClassName="menu-open"
      exitClassName="menu-closed"
      lastTransitionedPropertyOnExit="opacity"
    >
      <ul {...props} />
    </CssTransition>
  );
}

const Listbox = prepareForSlot(AnimatedListbox);

export default function MenuTransition() {
  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">Insert</MenuButton>
      <Menu className="quiet-menu" slots={{ listbox: Listbox }}>
        <MenuItem>Table</MenuItem>
        <MenuItem>Image</MenuItem>
        <MenuItem>Divider</MenuItem>
      </Menu>
    </Dropdown>
  );
}
