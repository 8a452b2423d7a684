import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { primary, secondary, success, warning } from './colors';
import { channels } from './data';

const colors = [primary, secondary, success, warning];

export function ChannelChart() {
  return (
    <Card variant="outlined" sx={{ height: 1, borderRadius: 2 }}>
      <CardContent>
        <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
          Channels
        </Typography>
        <PieChart
          title="Share of the revenue by channel"
          height={180}
          hideLegend
          enableKeyboardNavigation
          margin={4}
          series={[
            {
              data: channels.map(({ name, share }, index) => ({
                id: name,
                label: name,
                value: share,
                color: colors[index] ?? '',
              })),
              innerRadius: '62%',
              paddingAngle: 2,
              cornerRadius: 4,
              valueFormatter: ({ value }) => `${value}%`,
            },
          ]}
        />
        {/* The legend says the values too, so that nobody has to hover. */}
        <List dense disablePadding sx={{ mt: 1 }}>
          {channels.map(({ name, share }, index) => (
            <ListItem key={name} disableGutters sx={{ gap: 1.25 }}>
              <Box
                sx={{
                  width: 10,
                  height: 10,
                  borderRadius: '50%',
                  bgcolor: colors[index],
                }}
              />
              <Typography variant="body2" sx={{ flex: 1 }}>
                {name}
              </Typography>
              <Typography
                variant="body2"
                sx={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {share}%
              </Typography>
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}
