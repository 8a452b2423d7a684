import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import SettingsIcon from '@mui/icons-material/Settings';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import {
  Toolbar,
  ToolbarButton,
  gridDensitySelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridSlotProps } from '@mui/x-data-grid';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import {
  makeOrders,
  orderColumns,
} from '../../../../families/x-data-grid/data/orders';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    verticalLines?: boolean;
    onVerticalLinesChange?: (verticalLines: boolean) => void;
  }
}

const rows = makeOrders(200);
const densities = ['compact', 'standard', 'comfortable'] as const;

function SettingsToolbar({
  verticalLines,
  onVerticalLinesChange,
}: GridSlotProps['toolbar']) {
  const apiRef = useGridApiContext();
  const density = useGridSelector(apiRef, gridDensitySelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <Toolbar aria-label="Orders">
      <Typography sx={{ flex: 1, px: 1, fontWeight: 500 }}>Orders</Typography>
      <Tooltip title="Settings">
        <ToolbarButton
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <SettingsIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Settings', dense: true } }}
      >
        {densities.map((value) => (
          <MenuItem
            key={value}
            role="menuitemradio"
            aria-checked={density === value}
            onClick={() => apiRef.current.setDensity(value)}
          >
            <ListItemIcon>
              {density === value && <CheckIcon fontSize="small" />}
            </ListItemIcon>
            <ListItemText sx={{ textTransform: 'capitalize' }}>
              {value}
            </ListItemText>
          </MenuItem>
        ))}
        <Divider component="li" role="separator" />
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={verticalLines}
          onClick={() => onVerticalLinesChange?.(!verticalLines)}
        >
          <ListItemIcon>
            {verticalLines && <CheckIcon fontSize="small" />}
          </ListItemIcon>
          <ListItemText>Vertical lines</ListItemText>
        </MenuItem>
      </Menu>
    </Toolbar>
  );
}

export default function ToolbarSettings() {
  const [verticalLines, setVerticalLines] = React.useState(false);
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: SettingsToolbar }}
        slotProps={{
          toolbar: { verticalLines, onVerticalLinesChange: setVerticalLines },
        }}
        showToolbar
        showCellVerticalBorder={verticalLines}
        showColumnVerticalBorder={verticalLines}
        aria-label="Orders"
        hideFooter
      />
    </div>
  );
}
