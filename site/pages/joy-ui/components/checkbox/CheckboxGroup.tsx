import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const channels = ['Email', 'Text message', 'Phone call'];

export default function CheckboxGroup() {
  return (
    <div role="group" aria-labelledby="channels">
      <Typography id="channels" level="title-sm">
        Contact me by
      </Typography>
      <List size="sm" sx={{ '--ListItem-paddingX': '0px' }}>
        {channels.map((channel) => (
          <ListItem key={channel}>
            <Checkbox label={channel} name="channel" value={channel} />
          </ListItem>
        ))}
      </List>
    </div>
  );
}
