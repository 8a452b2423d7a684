import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';
import Check from '@mui/icons-material/Check';

const plans = [
  { name: 'Solo', price: '$0', points: ['1 project', 'Community help'] },
  {
    name: 'Team',
    price: '$12',
    points: ['20 projects', 'Shared library', 'Help by email'],
  },
  {
    name: 'Business',
    price: '$32',
    points: ['Any number of projects', 'Single sign-on', 'Help by phone'],
  },
];

export default function PricingTabs() {
  return (
    <Tabs
      variant="outlined"
      defaultValue="Team"
      sx={{
        width: 340,
        maxWidth: '100%',
        borderRadius: 'lg',
        overflow: 'auto',
        boxShadow: 'sm',
      }}
    >
      <TabList aria-label="Plans" tabFlex={1} size="sm">
        {plans.map(({ name }) => (
          <Tab key={name} value={name} variant="plain" color="neutral">
            {name}
          </Tab>
        ))}
      </TabList>
      {plans.map(({ name, price, points }) => (
        <TabPanel key={name} value={name}>
          <Box sx={{ minHeight: 184 }}>
            <Typography level="h2" component="p">
              {price}
              <Typography level="body-sm"> per person and month</Typography>
            </Typography>
            <List size="sm" sx={{ '--ListItem-paddingX': 0 }}>
              {points.map((point) => (
                <ListItem key={point}>
                  <ListItemDecorator>
                    <Check color="success" />
                  </ListItemDecorator>
                  {point}
                </ListItem>
              ))}
            </List>
          </Box>
          <Button fullWidth variant={name === 'Team' ? 'solid' : 'outlined'}>
            Choose {name}
          </Button>
        </TabPanel>
      ))}
    </Tabs>
  );
}
