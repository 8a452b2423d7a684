import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';
import JoyRightToLeft from './JoyRightToLeft';

export default function JoyRtlControls() {
  return (
    <JoyRightToLeft>
      <Box dir="rtl" lang="ar" sx={{ width: 240, maxWidth: '100%' }}>
        <Slider isRtl defaultValue={20} aria-label="الصوت" />
        <Tabs direction="rtl" defaultValue={0}>
          <TabList>
            <Tab>اليوم</Tab>
            <Tab>غدا</Tab>
          </TabList>
        </Tabs>
      </Box>
    </JoyRightToLeft>
  );
}
