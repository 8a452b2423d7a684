import { useState } from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu as BaseMenu, menuClasses } from '@mui/base/Menu';
import { MenuButton as BaseMenuButton } from '@mui/base/MenuButton';
import { MenuItem as BaseMenuItem, menuItemClasses } from '@mui/base/MenuItem';
import { styled } from '@mui/system';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Panel = styled('div')({
  display: 'flex',
  gap: 24,
  alignItems: 'center',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, 360px)',
  padding: 20,
  border: `1px solid ${quiet.hairline}`,
  borderRadius: 12,
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.raised,
});

const MenuButton = styled(BaseMenuButton)({
  padding: '9px 16px',
  border: `1px solid ${quiet.line}`,
  borderRadius: 8,
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.ink,
  backgroundColor: quiet.surface,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${quiet.accent}`, outlineOffset: 2 },
});

const Menu = styled(BaseMenu)({
  zIndex: 1,
  [`& .${menuClasses.listbox}`]: {
    minInlineSize: 190,
    margin: '4px 0',
    padding: 4,
    border: `1px solid ${quiet.hairline}`,
    borderRadius: 10,
    outline: 0,
    font: `400 15px/24px ${quiet.font}`,
    listStyle: 'none',
    color: quiet.ink,
    backgroundColor: quiet.raised,
    boxShadow: quiet.shadow,
  },
});

const MenuItem = styled(BaseMenuItem)({
  padding: '6px 12px',
  borderRadius: 6,
  outline: 0,
  cursor: 'pointer',
  '&:hover': { backgroundColor: quiet.hover },
  '&:focus-visible': {
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
    backgroundColor: quiet.hover,
  },
  [`&.${menuItemClasses.disabled}`]: {
    color: quiet.muted,
    background: 'none',
    cursor: 'not-allowed',
  },
});

export default function MenuIntroduction() {
  const [done, setDone] = useState('');

  return (
    <Panel>
      <span>
        Quarterly report
        <br />
        <small role="status">{done || 'Not changed'}</small>
      </span>
      <Dropdown>
        <MenuButton>Actions</MenuButton>
        <Menu>
          <MenuItem onClick={() => setDone('Renamed')}>Rename</MenuItem>
          <MenuItem onClick={() => setDone('Duplicated')}>Duplicate</MenuItem>
          <MenuItem disabled>Move to…</MenuItem>
        </Menu>
      </Dropdown>
    </Panel>
  );
}
