import { Tab as BaseTab, tabClasses } from '@mui/base/Tab';
import { TabPanel as BaseTabPanel } from '@mui/base/TabPanel';
import { Tabs as BaseTabs } from '@mui/base/Tabs';
import { TabsList as BaseTabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { useRtl } from '@mui/system/RtlProvider';
import { quiet } from '../../../../../../families/base-ui/look/quiet';

const Tabs = styled(BaseTabs)({
  inlineSize: 'min(100%, 420px)',
  font: `400 15px/24px ${quiet.font}`,
  color: quiet.ink,
});

const TabsList = styled(BaseTabsList)({
  display: 'flex',
  gap: 4,
  borderBlockEnd: `1px solid ${quiet.hairline}`,
});

const Tab = styled(BaseTab)({
  marginBlockEnd: -1,
  padding: '10px 12px',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  font: `500 15px/20px ${quiet.font}`,
  color: quiet.muted,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { color: quiet.ink },
  [`&.${tabClasses.selected}`]: {
    borderColor: 'currentColor',
    color: quiet.accent,
  },
  '&:focus-visible': {
    borderRadius: 6,
    outline: `2px solid ${quiet.accent}`,
    outlineOffset: -2,
  },
});

const TabPanel = styled(BaseTabPanel)({
  minBlockSize: 56,
  padding: '16px 12px',
});

export default function TabsIntroduction() {
  return (
    <Tabs defaultValue="summary" direction={useRtl() ? 'rtl' : 'ltr'}>
      <TabsList aria-label="Order 1042">
        <Tab value="summary">Summary</Tab>
        <Tab value="shipping">Shipping</Tab>
        <Tab value="invoices">Invoices</Tab>
      </TabsList>
      <TabPanel value="summary" tabIndex={0}>
        Three items, 128.40 in total. Paid by card on May 4.
      </TabPanel>
      <TabPanel value="shipping" tabIndex={0}>
        On its way to Lisbon. Arrives between May 8 and May 10.
      </TabPanel>
      <TabPanel value="invoices" tabIndex={0}>
        One invoice, sent to accounts@example.com.
      </TabPanel>
    </Tabs>
  );
}
