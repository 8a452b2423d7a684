import { useState } from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const stalls = {
  Vegetables: '14 stalls, along the church',
  Bread: '3 stalls, by the fountain',
  Flowers: '5 stalls, under the arcade',
  Cheese: '6 stalls, behind the town hall',
};

type Goods = keyof typeof stalls;

export default function MarketFilter() {
  const [goods, setGoods] = useState<Goods>('Bread');
  const { breakpoints } = useTheme();
  const wide = useMediaQuery(breakpoints.up('sm'));
  const names = Object.keys(stalls);

  return (
    <Box sx={{ p: 2 }}>
      {wide ? (
        <Tabs
          aria-label="Goods"
          value={goods}
          onChange={(_event, next: Goods) => setGoods(next)}
        >
          {names.map((name) => (
            <Tab key={name} label={name} value={name} />
          ))}
        </Tabs>
      ) : (
        <NativeSelect
          fullWidth
          inputProps={{ 'aria-label': 'Goods' }}
          value={goods}
          onChange={(event) => setGoods(event.target.value as Goods)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      )}
      <Typography role="status" sx={{ mt: 2 }}>
        {stalls[goods]}
      </Typography>
    </Box>
  );
}
