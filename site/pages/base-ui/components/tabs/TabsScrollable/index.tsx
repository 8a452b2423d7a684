import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { useRtl } from '@mui/system/RtlProvider';
import '../../../../../families/base-ui/look/quiet.css';
import '../../../../../families/base-ui/look/tabs.css';
import './scrollable.css';

const months = 'January February March April May June July August'.split(' ');

export default function TabsScrollable() {
  return (
    <Tabs
      className="quiet-tabs"
      defaultValue="January"
      direction={useRtl() ? 'rtl' : 'ltr'}
    >
      <TabsList className="tabs-scrollable" aria-label="Month">
        {months.map((month) => (
          <Tab key={month} value={month}>
            {month}
          </Tab>
        ))}
      </TabsList>
      {months.map((month) => (
        <TabPanel key={month} value={month} tabIndex={0}>
          The statement for {month} is ready.
        </TabPanel>
      ))}
    </Tabs>
  );
}
