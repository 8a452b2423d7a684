import Autocomplete from '@mui/joy/Autocomplete';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const tracks = ['Arrival', 'Aurora', 'Balance', 'Bells', 'Breath', 'Cedar'];

export default function AutocompleteRenderGroup() {
  return (
    <Autocomplete
      aria-label="Track"
      placeholder="Track"
      options={tracks}
      groupBy={(track) => track.charAt(0)}
      renderGroup={({ key, group, children }) => (
        <ListItem key={key} nested>
          <ListItem sticky>
            <Chip size="sm">{group}</Chip>
          </ListItem>
          <List>{children}</List>
        </ListItem>
      )}
      sx={{ width: 280, '--Input-placeholderOpacity': 1 }}
    />
  );
}
