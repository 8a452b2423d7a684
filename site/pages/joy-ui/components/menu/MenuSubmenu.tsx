import { useRef, useState } from 'react';
import type { MouseEvent } from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListDivider from '@mui/joy/ListDivider';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import type { MenuActions } from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';

const formats = ['PDF', 'Word', 'Plain text'];
const mirrored = { '[dir="rtl"] & svg': { transform: 'scaleX(-1)' } };

const keepOpen = (event: MouseEvent & { defaultMuiPrevented?: boolean }) => {
  event.defaultMuiPrevented = true;
};

export default function MenuSubmenu() {
  const actions = useRef<MenuActions>(null);
  const [exporting, setExporting] = useState(false);

  return (
    <Dropdown onOpenChange={(_event, open) => open && setExporting(false)}>
      <MenuButton>Document</MenuButton>
      <Menu
        actions={actions}
        onItemsChange={() => actions.current?.resetHighlight()}
        aria-label={exporting ? 'Export as' : 'Document'}
        sx={{ minWidth: 180 }}
      >
        {!exporting && [
          <MenuItem key="rename">Rename</MenuItem>,
          <MenuItem key="copy">Make a copy</MenuItem>,
          <MenuItem
            key="export"
            onClick={(event) => {
              keepOpen(event);
              setExporting(true);
            }}
            sx={{ justifyContent: 'space-between', ...mirrored }}
          >
            Export as <ArrowForward />
          </MenuItem>,
        ]}
        {exporting && [
          <MenuItem
            key="back"
            onClick={(event) => {
              keepOpen(event);
              setExporting(false);
            }}
            sx={mirrored}
          >
            <ListItemDecorator>
              <ArrowBack />
            </ListItemDecorator>
            Back
          </MenuItem>,
          <ListDivider key="divider" />,
          ...formats.map((format) => (
            <MenuItem key={format}>{format}</MenuItem>
          )),
        ]}
      </Menu>
    </Dropdown>
  );
}
