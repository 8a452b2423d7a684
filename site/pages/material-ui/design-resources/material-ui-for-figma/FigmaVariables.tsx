import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, type Palette } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const light = createTheme().palette;
const dark = createTheme({ palette: { mode: 'dark' } }).palette;

const groups = ['primary', 'text', 'background', 'action'] as const;
type Group = (typeof groups)[number];

function valuesOf(palette: Palette, group: Group): Map<string, string> {
  return new Map(
    Object.entries(palette[group]).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function Value({ color, surface }: { color: string; surface: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ bgcolor: surface, border: 1, borderColor: 'divider' }}>
        <Box sx={{ width: 28, height: 28, bgcolor: color }} />
      </Box>
      <span dir="ltr">{color}</span>
    </Stack>
  );
}

export default function FigmaVariables() {
  const [group, setGroup] = useState<Group>('primary');
  const night = valuesOf(dark, group);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Group of variables"
        value={group}
        onChange={(_event, next: Group | null) => setGroup(next ?? group)}
      >
        {groups.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <TableContainer tabIndex={0} role="region" aria-label="Variables">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Variable</TableCell>
              <TableCell>Light</TableCell>
              <TableCell>Dark</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {[...valuesOf(light, group)].map(([name, color]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {group}/{name}
                </TableCell>
                <TableCell>
                  <Value color={color} surface={light.background.paper} />
                </TableCell>
                <TableCell>
                  <Value
                    color={night.get(name) ?? color}
                    surface={dark.background.paper}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
