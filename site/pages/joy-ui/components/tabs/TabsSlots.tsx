import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import { styled } from '@mui/joy/styles';

const Notebook = styled('section')(({ theme }) => ({
  ...theme.typography['body-md'],
  width: '100%',
}));

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  paddingInline: theme.spacing(2),
}));

const Flap = styled('button')(({ theme }) => ({
  ...theme.typography['title-sm'],
  padding: theme.spacing(1, 2),
  border: 0,
  borderRadius: '10px 10px 0 0',
  cursor: 'pointer',
  color: theme.vars.palette.neutral.softColor,
  background: theme.vars.palette.neutral.softBg,
  '&[aria-selected="true"]': {
    color: theme.vars.palette.warning.softColor,
    background: theme.vars.palette.warning.softBg,
  },
  [theme.focus.selector]: theme.focus.default,
}));

const Sheet = styled('div')(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.md,
  color: theme.vars.palette.warning.softColor,
  background: theme.vars.palette.warning.softBg,
  [theme.focus.selector]: theme.focus.default,
}));

const notes = {
  Flour: '500 g, sifted twice.',
  Butter: '120 g, at room temperature.',
  Sugar: '80 g, and some more on top.',
};

export default function TabsSlots() {
  return (
    <Tabs
      defaultValue="Flour"
      slots={{ root: Notebook }}
      slotProps={{ root: { lang: 'en' } }}
    >
      <TabList
        slots={{ root: Strip }}
        slotProps={{ root: { 'aria-label': 'Recipe' } }}
      >
        {Object.keys(notes).map((name) => (
          <Tab key={name} value={name} slots={{ root: Flap }}>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(notes).map(([name, text]) => (
        <TabPanel
          key={name}
          value={name}
          slots={{ root: Sheet }}
          slotProps={{ root: { tabIndex: 0 } }}
        >
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
