import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deliveries, type Delivery, items, money, subtotal } from './order';
import { Piece } from './Piece';

/** What is bought; on a phone it is above the form, and short. */
export function Summary({ delivery }: { readonly delivery: Delivery }) {
  const shipping = deliveries[delivery].price;
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-labelledby="summary"
      sx={{
        gridArea: 'summary',
        position: { md: 'sticky' },
        top: { md: 88 },
        p: { xs: 2, md: 3 },
        borderRadius: 3,
      }}
    >
      <Typography id="summary" component="h2" variant="h6">
        Your order
      </Typography>
      <List disablePadding sx={{ display: { xs: 'none', md: 'block' }, my: 1 }}>
        {items.map(({ name, detail, count, price }, index) => (
          <ListItem key={name} disableGutters sx={{ gap: 2 }}>
            <Piece index={index} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 500 }}>
                {name}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                {detail}, × {count}
              </Typography>
            </Box>
            <Typography
              variant="body2"
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {money(count * price)}
            </Typography>
          </ListItem>
        ))}
      </List>
      <Divider sx={{ display: { xs: 'none', md: 'block' }, mb: 2 }} />
      <Stack component="dl" spacing={1} sx={{ m: 0, mt: 1 }}>
        <Line name="Pieces" value={money(subtotal())} />
        <Line name="Shipping" value={shipping ? money(shipping) : 'Free'} />
        <Line name="Total" value={money(subtotal() + shipping)} strong />
      </Stack>
    </Paper>
  );
}

interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Line({ name, value, strong = false }: LineProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        fontVariantNumeric: 'tabular-nums',
        fontWeight: strong ? 600 : 400,
      }}
    >
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        {value}
      </Box>
    </Box>
  );
}
