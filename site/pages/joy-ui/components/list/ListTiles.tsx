import DescriptionIcon from '@mui/icons-material/Description';
import ImageIcon from '@mui/icons-material/Image';
import MovieIcon from '@mui/icons-material/Movie';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ListSubheader from '@mui/joy/ListSubheader';
import { styled } from '@mui/joy/styles';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: theme.spacing(1.5),
  width: 360,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
}));

const Title = styled('div')(({ theme }) => ({
  ...theme.typography['title-sm'],
  marginBlockEnd: theme.spacing(1),
}));

const Tile = styled('button')(({ theme }) => ({
  '--Icon-fontSize': '24px',
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  width: '100%',
  padding: theme.spacing(1.5),
  border: 0,
  borderRadius: theme.vars.radius.md,
  font: 'inherit',
  ...theme.variants.soft.neutral,
  '&:hover': theme.variants.softHover.neutral,
  [theme.focus.selector]: theme.focus.default,
}));

const Label = styled('span')({ fontSize: 14, whiteSpace: 'nowrap' });

const Line = styled('li')(({ theme }) => ({
  gridColumn: '1 / -1',
  borderBottom: `1px dashed ${theme.vars.palette.neutral.outlinedBorder}`,
}));

const files = [
  { name: 'Lease', Icon: DescriptionIcon },
  { name: 'Floor plan', Icon: ImageIcon },
  { name: 'Tour', Icon: MovieIcon },
];

export default function ListTiles() {
  return (
    <div>
      <ListSubheader
        slots={{ root: Title }}
        slotProps={{ root: { id: 'flat-files' } }}
      >
        Files of the flat
      </ListSubheader>
      <List slots={{ root: Grid }} aria-labelledby="flat-files">
        {files.map(({ name, Icon }) => (
          <ListItem key={name} slots={{ root: 'li' }}>
            <ListItemButton component="button" slots={{ root: Tile }}>
              <ListItemDecorator
                slots={{ root: Label }}
                slotProps={{ root: { 'aria-hidden': true } }}
              >
                <Icon />
              </ListItemDecorator>
              <ListItemContent
                slots={{ root: Label }}
                slotProps={{ root: { title: name } }}
              >
                {name}
              </ListItemContent>
            </ListItemButton>
          </ListItem>
        ))}
        <ListDivider
          slots={{ root: Line }}
          slotProps={{ root: { 'aria-hidden': true } }}
        />
        <ListItem slots={{ root: 'li' }}>3 files</ListItem>
      </List>
    </div>
  );
}
