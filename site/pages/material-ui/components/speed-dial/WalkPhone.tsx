import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import AddAPhotoIcon from '@mui/icons-material/AddAPhoto';
import PlaceIcon from '@mui/icons-material/Place';

const walks = [
  'Along the weir',
  'Round the quarry',
  'Heron wood',
  'Old tramway',
  'Six bridges',
  'To the lookout',
  'Vineyard path',
  'Willow bank',
];

export default function WalkPhone() {
  return (
    <>
      <List aria-label="Walks" sx={{ pb: 11 }}>
        {walks.map((walk) => (
          <ListItem key={walk} divider>
            <ListItemText primary={walk} />
          </ListItem>
        ))}
      </List>
      <SpeedDial
        ariaLabel="Add to your walks"
        icon={<SpeedDialIcon />}
        sx={{
          position: 'fixed',
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          insetInlineEnd: 16,
        }}
      >
        <SpeedDialAction
          icon={<PlaceIcon />}
          slotProps={{ tooltip: { title: 'Place' } }}
        />
        <SpeedDialAction
          icon={<AddAPhotoIcon />}
          slotProps={{ tooltip: { title: 'Photo' } }}
        />
      </SpeedDial>
    </>
  );
}
