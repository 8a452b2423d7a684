import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';

const Tabs = styled(BaseTabs)({ inlineSize: 'min(400px, 70vw)' });

const TabsList = styled(BaseTabsList)({
  display: 'flex',
  gap: 4,
  borderBlockEnd: '1px solid light-dark(#d0d5dd, #475467)',
});

const Tab = styled(BaseTab)({
  padding: '8px 12px 11px',
  border: 0,
  font: 'inherit',
  color: 'light-dark(#475467, #98a2b3)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:hover': { color: 'light-dark(#101828, #ffffff)' },
  '&:focus-visible': {
    outline: '2px solid light-dark(#344054, #d0d5dd)',
    outlineOffset: -2,
  },
  [`&.${tabClasses.selected}`]: {
    borderBlockEnd: '3px solid',
    paddingBlockEnd: 8,
    color: 'light-dark(#101828, #ffffff)',
  },
});

const Panel = styled(TabPanel)({ padding: '16px 12px', minBlockSize: 72 });

export default function TabsIntroduction() {
  const direction = useRtl() ? 'rtl' : 'ltr';

  return (
    <Tabs defaultValue="way" direction={direction}>
      <TabsList aria-label="The hut">
        <Tab value="way">Path</Tab>
        <Tab value="beds">Beds</Tab>
        <Tab value="meals">Meals</Tab>
      </TabsList>
      <Panel value="way" tabIndex={0}>
        The path takes two hours from the last stop of the bus. It is marked in
        red.
      </Panel>
      <Panel value="beds" tabIndex={0}>
        Twenty-four beds in four rooms. Bring a sleeping bag.
      </Panel>
      <Panel value="meals" tabIndex={0}>
        Soup and bread all day. Supper is at seven.
      </Panel>
    </Tabs>
  );
}
