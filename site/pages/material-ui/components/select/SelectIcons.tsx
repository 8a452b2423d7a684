import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';
import AutoModeIcon from '@mui/icons-material/AutoMode';
import BedtimeIcon from '@mui/icons-material/Bedtime';
import LightModeIcon from '@mui/icons-material/LightMode';

const themes = [
  { name: 'System', Icon: AutoModeIcon },
  { name: 'Light', Icon: LightModeIcon },
  { name: 'Dark', Icon: BedtimeIcon },
];

export default function SelectIcons() {
  return (
    <Select
      defaultValue="Light"
      inputProps={{ 'aria-label': 'Theme' }}
      sx={{ width: 240 }}
    >
      {themes.map(({ name, Icon }) => (
        <MenuItem key={name} value={name}>
          <Stack
            component="span"
            direction="row"
            spacing={1.5}
            useFlexGap
            sx={{ alignItems: 'center' }}
          >
            <Icon fontSize="small" color="action" />
            {name}
          </Stack>
        </MenuItem>
      ))}
    </Select>
  );
}
