import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import Switch from '@mui/joy/Switch';

export default function SwitchThumbChild() {
  return (
    <Switch
      defaultChecked
      slotProps={{
        input: { 'aria-label': 'Automatic backup' },
        thumb: ({ checked }) => ({
          children: checked ? <CheckIcon /> : <CloseIcon />,
        }),
      }}
      sx={{ '--Switch-thumbSize': '20px', '--Switch-trackHeight': '26px' }}
    />
  );
}
