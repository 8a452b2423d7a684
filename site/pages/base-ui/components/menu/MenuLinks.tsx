import type { AnchorHTMLAttributes, ComponentType, Ref } from 'react';
import { prepareForSlot } from '@mui/base/utils';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import type { MenuItemProps } from '@mui/base/MenuItem';
import '../../../../families/base-ui/look/quiet.css';
import '../../../../families/base-ui/look/button.css';
import '../../../../families/base-ui/look/menu.css';

interface LinkItemProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

const Link = prepareForSlot(function Link(props: LinkItemProps) {
  return (
    <li role="none">
      <a {...props} />
    </li>
  );
});

// The type of MenuItem knows the attributes of an li alone.
const MenuLink = MenuItem as ComponentType<MenuItemProps<'a'>>;

export default function MenuLinks() {
  return (
    <Dropdown>
      <MenuButton className="quiet-button quiet-outlined">Help</MenuButton>
      <Menu className="quiet-menu">
        <MenuLink
          slots={{ root: Link }}
          href="/base-ui/getting-started/quickstart/"
        >
          Quickstart
        </MenuLink>
        <MenuLink
          slots={{ root: Link }}
          href="/base-ui/getting-started/support/"
        >
          Support
        </MenuLink>
      </Menu>
    </Dropdown>
  );
}
