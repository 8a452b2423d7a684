import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

export default function RadioOverlay() {
  return (
    <RadioGroup overlay defaultValue="Monday" aria-label="Week begins on">
      <List
        variant="outlined"
        sx={{ width: 260, borderRadius: 'sm', '--ListItem-paddingY': '12px' }}
      >
        {['Saturday', 'Sunday', 'Monday'].map((day) => (
          <ListItem key={day}>
            <Radio value={day} label={day} />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
