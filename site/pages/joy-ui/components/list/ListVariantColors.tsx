import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ListVariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(5, 1fr)' },
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <List
            key={`${variant} ${color}`}
            variant={variant}
            color={color}
            size="sm"
            sx={{ borderRadius: 'sm' }}
          >
            <ListItem
              variant={variant === 'solid' ? 'solid' : 'plain'}
              color={color}
            >
              {variant} {color}
            </ListItem>
          </List>
        )),
      )}
    </Box>
  );
}
