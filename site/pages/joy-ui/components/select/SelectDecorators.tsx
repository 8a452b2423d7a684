import PersonIcon from '@mui/icons-material/Person';
import Avatar from '@mui/joy/Avatar';
import Chip from '@mui/joy/Chip';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

export default function SelectDecorators() {
  return (
    <Select
      defaultValue="mira"
      startDecorator={<PersonIcon />}
      endDecorator={<Chip size="sm">2 open</Chip>}
      slotProps={{ button: { 'aria-label': 'Assignee' } }}
      sx={{ width: 280 }}
    >
      <Option value="mira" label="Mira Kask">
        <ListItemDecorator>
          <Avatar size="sm">MK</Avatar>
        </ListItemDecorator>
        Mira Kask
      </Option>
      <Option value="jon" label="Jon Aalto">
        <ListItemDecorator>
          <Avatar size="sm">JA</Avatar>
        </ListItemDecorator>
        Jon Aalto
      </Option>
    </Select>
  );
}
